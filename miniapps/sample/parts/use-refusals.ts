import { useEffect, useState, type RefObject } from 'react'
import { MINIAPP_EVENT_REFUSED } from '../../../shell/contract/events.ts'

/** Why the shell refused an event last; it says so on the mini-app's own element. */
export function useRefusals(inside: RefObject<HTMLElement | null>): string | null {
  const [reason, setReason] = useState<string | null>(null)
  useEffect(() => {
    const element = (inside.current!.getRootNode() as ShadowRoot).host
    const onRefused = (event: Event) => setReason((event as CustomEvent<{ reason: string }>).detail.reason)
    element.addEventListener(MINIAPP_EVENT_REFUSED, onRefused)
    return () => element.removeEventListener(MINIAPP_EVENT_REFUSED, onRefused)
  }, [inside])
  return reason
}
