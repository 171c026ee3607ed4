import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { PeopleField, type Picked } from '../../../kit/form/people-field.tsx'
import type { Names } from './names-in.ts'
import { words } from './words/words.ts'

interface AdministratorsFieldProps {
  label: string
  value: readonly string[]
  onChange(value: readonly string[]): void
  /** Of those who were chosen before. */
  names: Names
  onNamed(id: string, name: string): void
  error?: string | undefined
}

/** People of the agency who look after a market; its setting holds their ids. */
export function AdministratorsField({ value, onChange, names, onNamed, ...texts }: AdministratorsFieldProps) {
  const agency = useMiniApp(({ context }) => context.tenant.code)
  const choose = (people: readonly Picked[]) => {
    for (const { id, name } of people) if (!value.includes(id)) onNamed(id, name)
    onChange(people.map(({ id }) => id))
  }
  return (
    <PeopleField
      {...texts}
      agency={agency}
      help={words('people.help')}
      value={value.map((id) => ({ id, name: names.get(id) ?? words('people.unknown') }))}
      onChange={choose}
      takeOut={(name) => words('takeOut', { name })}
    />
  )
}
