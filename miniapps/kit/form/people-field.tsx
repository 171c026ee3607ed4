import { useRef, useState } from 'react'
import { X } from 'lucide'
import { useApi } from '../bridge/use-api.ts'
import { useFocusPassedOn } from '../bridge/use-focus-passed-on.ts'
import { useSheet } from '../bridge/use-sheet.ts'
import { withQuery } from '../bridge/with-query.ts'
import { Button } from '../controls/button.tsx'
import { Combobox } from '../controls/combobox.tsx'
import sheet from './people-field.css?sheet'

/** Somebody who was chosen. */
export interface Picked {
  id: string
  name: string
}

interface PeopleFieldProps {
  label: string
  help: string
  /** Code of the agency among whose people is looked. */
  agency: string
  /** Somebody who is not offered. */
  except?: string | undefined
  value: readonly Picked[]
  onChange(value: readonly Picked[]): void
  /** What the button beside a name says. */
  takeOut(name: string): string
  error?: string | undefined
}

/** Several people of an agency, each found by typing. */
export function PeopleField({
  label,
  help,
  agency,
  except,
  value,
  onChange,
  takeOut,
  error,
}: PeopleFieldProps) {
  useSheet(sheet)
  const workspaces = useApi('workspaces')
  const [turn, setTurn] = useState(0)
  const found = useRef(new Map<string, string>())
  const find = async (text: string, signal: AbortSignal) => {
    const people = await workspaces.get<readonly (Picked & { email: string })[]>(
      withQuery('/people', { agency, search: text || ' ' }),
      signal,
    )
    for (const { id, name } of people) found.current.set(id, name)
    return people
      .filter(({ id }) => id !== except)
      .map(({ id, name, email }) => ({ value: id, label: `${name}, ${email}` }))
  }
  const add = (id: string) => {
    const name = found.current.get(id)
    if (name !== undefined && !value.some((each) => each.id === id)) onChange([...value, { id, name }])
    setTurn((before) => before + 1) // empty again, for the next one
  }
  return (
    <div className="os-stack people-field" role="group" aria-label={label} tabIndex={-1}>
      <Combobox
        key={turn}
        label={label}
        help={help}
        value=""
        onChange={add}
        options={find}
        {...(error !== undefined && { error })}
      />
      {value.length > 0 && (
        <ul>
          {value.map(({ id, name }) => (
            <PickedPerson
              key={id}
              name={name}
              takeOut={takeOut(name)}
              onTakeOut={() => onChange(value.filter((each) => each.id !== id))}
            />
          ))}
        </ul>
      )}
    </div>
  )
}

interface PickedPersonProps {
  name: string
  takeOut: string
  onTakeOut(): void
}

function PickedPerson({ name, takeOut, onTakeOut }: PickedPersonProps) {
  const item = useRef<HTMLLIElement>(null)
  useFocusPassedOn(item, '.people-field')
  return (
    <li ref={item}>
      {name}
      <Button size="s" variant="quiet" icon={X} iconOnly onClick={onTakeOut}>
        {takeOut}
      </Button>
    </li>
  )
}
