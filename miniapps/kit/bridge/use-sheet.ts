import { createContext, useContext, useInsertionEffect } from 'react'

/** The shadow root of the mini-app; `island` provides it. */
export const ShadowRootProvider = createContext<ShadowRoot | null>(null)

/** Adds a part's own styles to the mini-app that uses the part, so that nobody else loads them. */
export function useSheet(sheet: CSSStyleSheet): void {
  const root = useContext(ShadowRootProvider)
  useInsertionEffect(() => {
    if (root && !root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet)
  }, [root, sheet])
}
