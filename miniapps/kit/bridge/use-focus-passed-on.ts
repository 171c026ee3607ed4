import { useLayoutEffect, type RefObject } from 'react'

/** A part that goes while it holds the focus, which would fall to the document, passes it on: to what it stands in, else to the first such element beside it. */
export function useFocusPassedOn(part: RefObject<HTMLElement | null>, to: string): void {
  useLayoutEffect(() => {
    const element = part.current!
    return () => {
      const root = element.getRootNode() as ShadowRoot
      if (!element.contains(root.activeElement)) return
      const next = element.closest<HTMLElement>(to) ?? root.querySelector<HTMLElement>(to)
      next?.focus({ preventScroll: true })
    }
  }, [part, to])
}
