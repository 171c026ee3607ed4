import { useEffect } from 'react'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'

/** Names what is shown for contextual help, spec section 4; '' for what has no page there. The shell takes the name back when the mini-app goes. */
export function useHelpTag(tag: string): void {
  const { portal } = useMiniApp()
  useEffect(() => void portal.emit('set-contextual-help-page-tag', { tag }), [portal, tag])
}
