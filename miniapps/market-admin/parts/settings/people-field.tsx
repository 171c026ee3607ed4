import { useRef, useState } from 'react'
import { X } from 'lucide'
import type { FoundPerson } from '../../../domain/workspaces/workspace-answers.ts'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { Button } from '../../../kit/controls/button.tsx'
import { Combobox } from '../../../kit/controls/combobox.tsx'
import { ask } from '../../api.ts'
import type { Names } from './names-in.ts'
import { words } from './words/words.ts'

interface PeopleFieldProps {
  label: string
  value: readonly string[]
  onChange(value: readonly string[]): void
  /** Of those who were chosen before. */
  names: Names
  onNamed(id: string, name: string): void
  error?: string | undefined
}

/** Several people of the agency, each found by typing. */
export function PeopleField({ label, value, onChange, names, onNamed, error }: PeopleFieldProps) {
  const { portal, context } = useMiniApp()
  const agency = context.tenant.code
  const [turn, setTurn] = useState(0)
  const found = useRef(new Map<string, string>())
  const find = async (text: string, signal: AbortSignal) => {
    const query = new URLSearchParams({ agency, search: text || ' ' }).toString()
    const people = await ask<readonly FoundPerson[]>(portal, `/api/workspaces/people?${query}`, { signal })
    for (const { id, name } of people) found.current.set(id, name)
    return people.map(({ id, name, email }) => ({ value: id, label: `${name}, ${email}` }))
  }
  const add = (id: string) => {
    const name = found.current.get(id)
    if (name !== undefined) onNamed(id, name)
    if (id && !value.includes(id)) onChange([...value, id])
    setTurn((before) => before + 1) // empty again, for the next one
  }
  return (
    <div className="os-stack market-people">
      <Combobox
        key={turn}
        label={label}
        help={words('people.help')}
        value=""
        onChange={add}
        options={find}
        {...(error !== undefined && { error })}
      />
      {value.length > 0 && (
        <ul aria-label={label}>
          {value.map((id) => {
            const name = names.get(id) ?? words('people.unknown')
            return (
              <li key={id}>
                {name}
                <Button
                  size="s"
                  variant="quiet"
                  icon={X}
                  iconOnly
                  onClick={() => onChange(value.filter((each) => each !== id))}
                >
                  {words('takeOut', { name })}
                </Button>
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}
