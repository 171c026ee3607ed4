import { useEffect } from 'react'
import { LIVE_NEWS_EVENT, type LiveNewsEvent } from '../../../shell/contract/live-news.ts'

/** Asks again when somebody has changed rights or workspaces elsewhere. */
export function useLiveReload(reload: () => void): void {
  useEffect(() => {
    const hear = (event: Event) => (event as LiveNewsEvent).detail === 'rights' && reload()
    window.addEventListener(LIVE_NEWS_EVENT, hear)
    return () => window.removeEventListener(LIVE_NEWS_EVENT, hear)
  }, [reload])
}
