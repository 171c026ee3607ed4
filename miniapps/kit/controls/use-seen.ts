import { useEffect, useRef, useState, type RefObject } from 'react'

/** Whether an element has been on the screen, or close to it: what is further down is fetched when somebody gets there. */
export function useSeen<Of extends Element>(): [ref: RefObject<Of | null>, seen: boolean] {
  const ref = useRef<Of>(null)
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    if (seen) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
      },
      { rootMargin: '200px' },
    )
    observer.observe(ref.current!)
    return () => observer.disconnect()
  }, [seen])
  return [ref, seen]
}
