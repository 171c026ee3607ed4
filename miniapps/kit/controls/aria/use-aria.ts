import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { lazyPart } from '../../bridge/lazy-part.ts'
import { useSheet } from '../../bridge/use-sheet.ts'
import sheet from './aria.css?sheet'

const controls = lazyPart(async () => (await import('./aria-controls.ts')).ARIA_CONTROLS)

export type AriaControls = NonNullable<ReturnType<typeof controls.loaded>>

/**
 * The controls that stand on react-aria: one chunk for all, which comes when the first of them is shown. Until then, and
 * where it cannot be loaded, a plain field of the same size does the work; what is typed and the focus stay.
 */
export function useAria(frame: RefObject<HTMLElement | null>): AriaControls | undefined {
  useSheet(sheet)
  const [loaded, setLoaded] = useState(controls.loaded)
  const hadFocus = useRef(false)
  useLayoutEffect(() => {
    if (!loaded) {
      let isWanted = true
      const show = (part: AriaControls) => {
        if (!isWanted) return
        hadFocus.current = frame.current?.matches(':focus-within') ?? false
        setLoaded(part)
      }
      controls.load().then(show, () => {}) // the plain field stays
      return () => {
        isWanted = false
      }
    }
    if (hadFocus.current) frame.current?.querySelector<HTMLElement>('input, [role=spinbutton]')?.focus()
    hadFocus.current = false
    return undefined
  }, [loaded, frame])
  return loaded
}
