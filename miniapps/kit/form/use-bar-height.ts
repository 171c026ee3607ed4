import { useEffect, type RefObject } from 'react'

/** Tells the page how high a bar at its lower edge is: scrolling to a field and the notices keep clear of it. */
export function useBarHeight(bar: RefObject<HTMLElement | null>, isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return
    const { style } = document.documentElement
    const measure = new ResizeObserver(() =>
      style.setProperty('--os-bar-height', `${bar.current!.offsetHeight}px`),
    )
    measure.observe(bar.current!)
    return () => {
      measure.disconnect()
      style.removeProperty('--os-bar-height')
    }
  }, [bar, isShown])
}
