import { useState } from 'react'
import { useTryAgain } from './use-try-again.ts'

/** For `Lazy`: a part that could not be loaded is loaded again when asked, and by itself when the connection is back. */
export function useAttempts(): {
  /** Of the last attempt; it stays until the part is there. */
  failure: unknown
  attempt: number
  onFail(failure: unknown): void
  retry(): void
} {
  const [{ failure, attempt }, setLast] = useState<{ failure?: unknown; attempt: number }>({ attempt: 0 })
  const retry = () => setLast((last) => ({ ...last, attempt: last.attempt + 1 }))
  useTryAgain(failure !== undefined, retry)
  return { failure, attempt, onFail: (failure) => setLast((last) => ({ ...last, failure })), retry }
}
