import { useRef, useState } from 'react'
import { X } from 'lucide'
import type { FoundPerson } from '../../domain/workspaces/workspace-answers.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { Button } from '../../kit/controls/button.tsx'
import { Combobox } from '../../kit/controls/combobox.tsx'
import { addressOf, ask } from '../api.ts'
import { words } from '../words/words.ts'

export type Picked = Pick<FoundPerson, 'id' | 'name'>

interface PeoplePickerProps {
  agency: string
  value: readonly Picked[]
  onChange(value: readonly Picked[]): void
  label?: string
}

/** Several people of the agency, each found by typing. */
export function PeoplePicker({ agency, value, onChange, label = words('people') }: PeoplePickerProps) {
  const { portal } = useMiniApp()
  const [turn, setTurn] = useState(0)
  const found = useRef(new Map<string, string>())
  const find = async (search: string, signal: AbortSignal) => {
    const people = await ask<readonly FoundPerson[]>(
      portal,
      addressOf('/people', { agency, search: search || ' ' }),
      signal,
    )
    for (const { id, name } of people) found.current.set(id, name)
    return people.map(({ id, name, email }) => ({ value: id, label: `${name}, ${email}` }))
  }
  const add = (id: string) => {
    const name = found.current.get(id)
    if (name && !value.some((each) => each.id === id)) onChange([...value, { id, name }])
    setTurn((before) => before + 1) // empty again, for the next one
  }
  return (
    <div className="os-stack people-picker">
      <Combobox key={turn} label={label} help={words('peopleHelp')} value="" onChange={add} options={find} />
      {value.length > 0 && (
        <ul className="picked-people" aria-label={label}>
          {value.map(({ id, name }) => (
            <li key={id}>
              {name}
              <Button
                size="s"
                variant="quiet"
                icon={X}
                iconOnly
                onClick={() => onChange(value.filter((each) => each.id !== id))}
              >
                {words('takeOut', { name })}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
