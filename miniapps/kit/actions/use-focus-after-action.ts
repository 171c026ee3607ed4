import { useLayoutEffect, useRef, type RefObject } from 'react'
import { MINIAPP_FOCUS_PAGE } from '../../../shell/contract/events.ts'
import type { Acting } from './use-acting.tsx'

const ROW = 'li, tr'
const HEADING = 'h1, h2, h3, h4, h5, h6'

/**
 * An action may take its own button away, at once or when its list has been read anew. The focus then goes to
 * another button beside it, to the same action of the next row, or to the heading above.
 */
export function useFocusAfterAction(key: string, { by }: Acting): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const element = button.current!
    return () => {
      const focused = (element.getRootNode() as ShadowRoot).activeElement
      const dialog = isBegunBy(by, element) ? focused?.closest('dialog') : undefined
      if (focused !== element && !dialog) return
      const pass = focusPasser(element, key)
      queueMicrotask(pass) // once all of this change is drawn: what is beside it may go as well, or come
      dialog?.addEventListener(MINIAPP_FOCUS_PAGE, (event) => {
        event.stopPropagation() // it closes later, and has nothing to give the focus back to
        queueMicrotask(pass)
      })
    }
  }, [key, by])
  return button
}

const isBegunBy = ({ current }: Acting['by'], button: Element): boolean => current === button

/** Asked before the button goes; what it answers gives the focus on, unless something has it. */
function focusPasser(button: HTMLElement, key: string): () => void {
  const root = button.getRootNode() as ShadowRoot
  const bar = button.parentElement!
  const rows = rowsBeside(button)
  const headings = headingsAbove(button, root)
  return () => {
    const candidates = [
      ...bar.querySelectorAll<HTMLElement>(':scope > :is(a, button)'),
      ...rows.flatMap((row) => row.querySelector<HTMLElement>(`[data-action="${CSS.escape(key)}"]`) ?? []),
      ...headings,
    ]
    for (const candidate of candidates) {
      if (root.activeElement) return
      if (candidate.matches(HEADING)) candidate.tabIndex = -1
      candidate.focus()
    }
  }
}

/** Those after its own, then those before it, the nearest first. */
function rowsBeside(button: HTMLElement): readonly Element[] {
  const row = button.closest(ROW)
  const all = [...(row?.parentElement?.children ?? [])]
  const at = all.indexOf(row!)
  return [...all.slice(at + 1), ...all.slice(0, Math.max(at, 0)).toReversed()]
}

/** The nearest first; headings of other rows aside. */
const headingsAbove = (button: HTMLElement, root: ShadowRoot): readonly HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(HEADING)]
    .filter((heading) => {
      const isAbove = heading.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING
      return isAbove && (heading.closest(ROW)?.contains(button) ?? true)
    })
    .toReversed()
