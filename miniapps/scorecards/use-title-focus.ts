import { createContext, useContext, useEffect, useRef, type RefObject } from 'react'
import { ShadowRootProvider } from '../kit/use-sheet.ts'
import { useMiniApp } from '../kit/use-mini-app.ts'

/** The path that Scorecards was opened at; null once the person has seen a screen there or moved on. */
export const FirstPath = createContext<RefObject<string | null>>({ current: null })

export function useFirstPath(): RefObject<string | null> {
  const { path } = useMiniApp().route
  const first = useRef<string | null>(path)
  useEffect(() => {
    if (path !== first.current) first.current = null
  }, [path])
  return first
}

/**
 * Focus goes to the title of a screen that had to load, for the shell looked for it too early, and of one that took the
 * place of another at the same path, as when an audit is submitted.
 */
export function useTitleFocus(): void {
  const { path } = useMiniApp().route
  const root = useContext(ShadowRootProvider)
  const first = useContext(FirstPath)
  useEffect(() => {
    const isFirst = path === first.current
    first.current = null
    if (isFirst || root?.activeElement || isElsewhere(root)) return
    root?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
  }, [path, root, first])
}

/** The person went on to another part of the page, such as the header, while the screen was on its way. */
function isElsewhere(root: ShadowRoot | null): boolean {
  const { activeElement } = root?.host.getRootNode() as Document | ShadowRoot
  return activeElement !== null && !activeElement.contains(root!.host)
}
