import { useEffect, useRef, useState } from 'react'

/** Whether what is inside is wider than its frame: then it must be reachable and scrollable by keyboard. */
export function useOverflow() {
  const frame = useRef<HTMLDivElement>(null)
  const [overflows, setOverflows] = useState(false)
  useEffect(() => {
    const element = frame.current!
    const observer = new ResizeObserver(() => setOverflows(element.scrollWidth > element.clientWidth))
    observer.observe(element)
    observer.observe(element.firstElementChild!)
    return () => observer.disconnect()
  }, [])
  return { frame, overflows }
}
