import { useLayoutEffect, useRef, useState, type RefObject } from 'react'

/** The width of an element, followed while it changes; 0 before it is known. */
export function useWidth<Kind extends HTMLElement>(): [RefObject<Kind | null>, number] {
  const element = useRef<Kind>(null)
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry!.contentRect.width)))
    setWidth(element.current!.clientWidth)
    observer.observe(element.current!)
    return () => observer.disconnect()
  }, [])
  return [element, width]
}
