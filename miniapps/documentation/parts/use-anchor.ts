import { useEffect, type RefObject } from 'react'

/**
 * Browsers find no place in a shadow root by the fragment of the address: the page that is drawn goes there
 * itself.
 */
export function useAnchor(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const go = () => goTo(page.current, decodeURIComponent(location.hash.slice(1)))
    const arrived = requestAnimationFrame(() => setTimeout(go)) // after the shell has moved the focus to the page's title
    addEventListener('hashchange', go)
    return () => {
      cancelAnimationFrame(arrived)
      removeEventListener('hashchange', go)
    }
  }, [page])
}

function goTo(page: HTMLElement | null, id: string): void {
  if (!page || !id) return
  const target = (page.getRootNode() as ShadowRoot).getElementById(id)
  target?.focus({ preventScroll: true })
  target?.scrollIntoView({ block: 'start' })
}
