import { useEffect } from 'react'
import { useMiniApp } from '../kit/use-mini-app.ts'

/** Names what is shown for contextual help, spec section 4; '' for what has no page there. */
export function useHelpTag(tag: string): void {
  const { host } = useMiniApp()
  useEffect(() => {
    if (!tag) return
    host.emit('set-contextual-help-page-tag', { tag })
    return () => {
      if (!host.signal.aborted) host.emit('set-contextual-help-page-tag', { tag: '' }) // else the shell has taken it back
    }
  }, [host, tag])
}
