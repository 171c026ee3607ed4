import { createContext, useContext, useEffect, useRef, type RefObject } from 'react'
import { ShadowRootProvider } from '../kit/use-sheet.ts'
import { useMiniApp } from '../kit/use-mini-app.ts'

/** The path that Scorecards was opened at; null once the person has moved on. */
export const FirstPath = createContext<RefObject<string | null>>({ current: null })

export function useFirstPath(): RefObject<string | null> {
  const { path } = useMiniApp().route
  const first = useRef<string | null>(path)
  useEffect(() => {
    if (path !== first.current) first.current = null
  }, [path])
  return first
}

/** After moving to a screen that had to load, focus goes to its title: the shell looked for it too early. */
export function useTitleFocus(): void {
  const { path } = useMiniApp().route
  const root = useContext(ShadowRootProvider)
  const first = useContext(FirstPath)
  useEffect(() => {
    if (path === first.current || root?.activeElement) return
    root?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
  }, [path, root, first])
}
