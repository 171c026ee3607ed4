import { useEffect, useLayoutEffect, useRef } from 'react'
import { tryAgainLater } from '../../../shell/contract/try-again.ts'

/** While something has failed or is waited for, `retry` is called when the connection or the person is back, and every 15 seconds. */
export function useTryAgain(isOn: boolean, retry: () => void): void {
  const latest = useRef(retry)
  useEffect(() => {
    latest.current = retry
  })
  // With the failure on the screen, not after it is painted: a connection that is back in between would go unheard.
  useLayoutEffect(() => (isOn ? tryAgainLater(() => latest.current()) : undefined), [isOn])
}
