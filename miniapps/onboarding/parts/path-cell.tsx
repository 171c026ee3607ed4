import { useEffect, useRef, useState } from 'react'
import type { TeamLine } from '../../domain/onboarding/progress.ts'
import { useApi } from '../../kit/bridge/use-api.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { Button } from '../../kit/controls/button.tsx'
import { useFormat } from '../../kit/words/format.ts'
import { problemText } from '../../kit/words/problem-text.ts'
import { words } from '../words/words.ts'
import { pathTitle } from './path-words.ts'
import { ProgressBar } from './progress-bar.tsx'

interface PathCellProps {
  person: { id: string; name: string }
  path: TeamLine['paths'][number]
}

/** How far somebody has come on a path; whoever leads them may remind them of the rest, once a day. */
export function PathCell({ person, path }: PathCellProps) {
  const { context } = useMiniApp()
  const { done, required } = path.completion
  return (
    <>
      <ProgressBar of={path.completion} label={`${person.name}: ${pathTitle(path)}`} />
      {done < required && person.id !== context.user?.id && <Reminder person={person} path={path} />}
    </>
  )
}

function Reminder({ person, path }: PathCellProps) {
  const { portal, context } = useMiniApp()
  const onboarding = useApi('onboarding')
  const { dateTime } = useFormat()
  const [busy, setBusy] = useState(false)
  const [sentAt, setSentAt] = useState<string | null>(null)
  const said = useRef<HTMLSpanElement>(null)
  // the button goes once it has done its work; whoever pressed it by keyboard goes on from here
  useEffect(() => {
    if (sentAt) said.current?.focus()
  }, [sentAt])
  const send = async () => {
    setBusy(true)
    try {
      const body = { agency: context.tenant.code, person: person.id, path: path.key }
      setSentAt((await onboarding.post<{ remindedAt: string }>('/reminders', body)).remindedAt)
      portal.announce(words('remindedPerson', { person: person.name }))
    } catch (failure) {
      portal.notify({ kind: 'warning', text: problemText(failure).text })
    } finally {
      setBusy(false)
    }
  }
  const remindedAt = sentAt ?? path.remindedAt
  if (remindedAt)
    return (
      <span ref={said} tabIndex={-1} className="os-muted">
        {words('reminded', { when: dateTime(remindedAt) })}
      </span>
    )
  return (
    <Button
      size="s"
      variant="quiet"
      busy={busy}
      aria-label={words('remindOf', { person: person.name, path: pathTitle(path) })}
      onClick={() => void send()}
    >
      {words('remind')}
    </Button>
  )
}
