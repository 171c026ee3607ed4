import { createContext, useCallback, useContext, useEffect, useRef } from 'react'
import { ShadowRootProvider } from '../../kit/bridge/use-sheet.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'

/** Asked once by each screen when it comes: whether it is the first, at the path that Scorecards was opened at. */
export const IsFirstScreen = createContext<(path: string) => boolean>(() => false)

export function useIsFirstScreen(): (path: string) => boolean {
  const { path } = useMiniApp().route
  const openedAt = useRef<string | null>(path)
  return useCallback((shown: string) => {
    const isFirst = shown === openedAt.current
    openedAt.current = null
    return isFirst
  }, [])
}

/**
 * Focus goes to the title of a screen that had to load, for the shell looked for it too early, and of one that took the
 * place of another at the same path, as when an audit is submitted. The first screen leaves it where the browser put it,
 * unless it has keys of its own, which are heard only where the focus is in it.
 */
export function useTitleFocus({ hasKeys = false } = {}): void {
  const { path } = useMiniApp().route
  const root = useContext(ShadowRootProvider)
  const isFirstScreen = useContext(IsFirstScreen)
  useEffect(() => {
    if ((isFirstScreen(path) && !hasKeys) || !root || root.activeElement || isElsewhere(root.host)) return
    root.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
  }, [path, root, isFirstScreen, hasKeys])
}

/** The person went on to another part of the page, such as the header, while the screen was on its way. */
export function isElsewhere(app: Element): boolean {
  const { activeElement } = app.getRootNode() as Document | ShadowRoot
  return activeElement !== null && !activeElement.contains(app)
}
