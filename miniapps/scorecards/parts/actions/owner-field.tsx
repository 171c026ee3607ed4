import type { Somebody } from '../../../domain/document/wire.ts'
import { Combobox } from '../../../kit/controls/combobox.tsx'
import { usePeople } from './use-actions.ts'
import { words } from './words/words.ts'

interface OwnerFieldProps {
  value: Somebody | null
  onChange(owner: Somebody | null): void
}

/** Who does it, found by typing among the people of the brand's agency. */
export function OwnerField({ value, onChange }: OwnerFieldProps) {
  const people = usePeople()
  return (
    <Combobox
      label={words('column.owner')}
      placeholder={words('owner.none')}
      value={value?.id ?? ''}
      {...(value && { valueLabel: value.name })}
      onChange={(id) => {
        const person = people.find((each) => each.id === id)
        onChange(person ? { id: person.id, name: person.name } : null)
      }}
      options={people.map(({ id, name }) => ({ value: id, label: name }))}
    />
  )
}
