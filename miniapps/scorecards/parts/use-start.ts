import { useEffect, useRef, useState } from 'react'
import type { Body } from '../../domain/document/change.ts'
import { problemText, type ProblemText } from '../../kit/words/problem-text.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { useAudit } from './run/audit-context.ts'

/** Opens a run and leads to its first question, unless the person has left meanwhile. */
export function useStart(
  onFail: (problem: ProblemText, again: () => void) => void,
  fields?: Body,
): {
  busy: boolean
  start(): void
} {
  const { portal } = useMiniApp()
  const audit = useAudit()
  const [busy, setBusy] = useState(false)
  const departures = useRef(0)
  useEffect(
    () => () => {
      departures.current += 1
    },
    [],
  )

  const press = async () => {
    const before = departures.current
    setBusy(true)
    try {
      await audit.start(
        () => departures.current === before && portal.navigate(audit.path('questions')),
        fields,
      )
    } catch (error) {
      if (portal.signal.aborted) return
      setBusy(false)
      onFail(problemText(error), () => departures.current === before && start())
    }
  }
  const start = () => void press()
  return { busy, start }
}
