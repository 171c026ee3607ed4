import { useLayoutEffect, type RefObject } from 'react'

/** A part that goes while it holds the focus, which would fall to the document, passes it on to what it stands in. */
export function useFocusPassedOn(part: RefObject<HTMLElement | null>, around: string): void {
  useLayoutEffect(() => {
    const element = part.current!
    return () => {
      const { activeElement } = element.getRootNode() as ShadowRoot
      if (element.contains(activeElement)) element.closest<HTMLElement>(around)?.focus({ preventScroll: true })
    }
  }, [part, around])
}
