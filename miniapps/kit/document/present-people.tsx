import { useStore } from '@nanostores/react'
import { useMiniApp } from '../bridge/use-mini-app.ts'
import { initialsOfName } from '../people/initials.ts'
import { useFormat } from '../words/format.ts'
import type { OpenDocument } from './open-document.ts'
import { words } from './words/words.ts'

const SHOWN = 4

/** Who else has the document open. */
export function PresentPeople<Facts>({ document }: { document: OpenDocument<Facts> }) {
  const { context } = useMiniApp()
  const { list, number } = useFormat()
  const pages = useStore(document.$people)
  const others = [...new Map(pages.map((person) => [person.id, person])).values()].filter(
    ({ id }) => id !== context.user?.id,
  )
  const names = others.map(({ name }) => name)
  return (
    <div className="present" role="status">
      {others.length > 0 && (
        <>
          <span className="present-people" aria-hidden="true">
            {others.slice(0, SHOWN).map(({ id, name }) => (
              <span key={id} className="present-person" title={name}>
                {initialsOfName(name)}
              </span>
            ))}
            {others.length > SHOWN && (
              <span className="present-person">+{number(others.length - SHOWN)}</span>
            )}
          </span>
          <span className="os-muted">
            {words('present', { names: list(names.slice(0, SHOWN)), count: others.length })}
          </span>
        </>
      )}
    </div>
  )
}
