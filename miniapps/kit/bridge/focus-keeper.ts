import { MINIAPP_FOCUS_PAGE } from '../../../shell/contract/events.ts'
import { focusedElement } from './focused-element.ts'

/** Remembers what has the focus; calling the result after a dialog has closed gives it back, or to the page where that has gone or is not shown any more. */
export function focusKeeper(dialog: HTMLElement): () => void {
  const before = focusedElement()
  if (!(before instanceof HTMLElement) || before === document.body) return () => {}
  return () => {
    before.focus()
    if (focusedElement() !== before)
      dialog.dispatchEvent(new Event(MINIAPP_FOCUS_PAGE, { bubbles: true, composed: true }))
  }
}
