import { useEffect } from 'react'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'

/** Says where one is, in the language in use. */
export function useTrail(text: string): void {
  const { portal } = useMiniApp()
  useEffect(() => void portal.emit('set-breadcrumbs', { text }), [portal, text])
}
