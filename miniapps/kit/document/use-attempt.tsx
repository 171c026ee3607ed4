import { useState, type ReactNode } from 'react'
import { problemText } from '../words/problem-text.ts'

interface Attempt {
  /** Does it unless it is being done; a failure is told, and what was typed stays. */
  attempt(act: () => Promise<void>): void
  busy: boolean
  /** To be shown: why it failed. */
  problem: ReactNode
}

/** Something that is asked of the server by a button. */
export function useAttempt(): Attempt {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>()
  const attempt = (act: () => Promise<void>) => {
    if (busy) return
    setBusy(true)
    setError(undefined)
    act()
      .catch(setError)
      .finally(() => setBusy(false))
  }
  const { title, text } = error === undefined ? {} : problemText(error)
  const problem = title !== undefined && (
    <p className="os-notice" data-tone="warning" role="alert">
      {title}. {text}
    </p>
  )
  return { attempt, busy, problem }
}
