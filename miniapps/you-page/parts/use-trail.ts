import { useEffect } from 'react'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { words } from '../words/words.ts'

/** Says where one is, in the language in use. */
export function useTrail(page: 'you' | 'profile' | 'settings'): void {
  const { portal } = useMiniApp()
  const text = words(page)
  useEffect(() => void portal.emit('set-breadcrumbs', { text }), [portal, text])
}
