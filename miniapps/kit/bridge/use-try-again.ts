import { useEffect, useRef } from 'react'
import { tryAgainLater } from '../../../shell/contract/try-again.ts'

/** While something has failed or is waited for, `retry` is called when the connection or the person is back, and every 15 seconds. */
export function useTryAgain(isOn: boolean, retry: () => void): void {
  const latest = useRef(retry)
  useEffect(() => {
    latest.current = retry
  })
  useEffect(() => (isOn ? tryAgainLater(() => latest.current()) : undefined), [isOn])
}
