import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Names the button that takes the focus once the audiences stand in another order: of the line at a place, or of the last line. */
export type FocusNext = (place: number, button: 'up' | 'remove') => void

const BUTTONS = { up: '.set-buttons button', remove: '.set-buttons button:last-child' }

/** Keeps the focus in the list of audiences when a line moves or goes; without lines it is the button that adds one. */
export function useFocusNext(order: string): { list: RefObject<HTMLElement | null>; focusNext: FocusNext } {
  const list = useRef<HTMLElement>(null)
  const next = useRef<Parameters<FocusNext>>(undefined)
  useLayoutEffect(() => {
    if (!next.current) return
    const [place, button] = next.current
    next.current = undefined
    const lines = list.current!.querySelectorAll('li')
    const line = lines[Math.min(place, lines.length - 1)]
    const target = line
      ? line.querySelector<HTMLElement>(BUTTONS[button])
      : list.current!.querySelector<HTMLElement>('button')
    target?.focus()
  }, [order])
  return {
    list,
    focusNext: (place, button) => {
      next.current = [place, button]
    },
  }
}
