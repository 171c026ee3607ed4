import { useLayoutEffect, useRef, type MouseEvent, type ReactNode, type RefObject } from 'react'
import { focusKeeper } from '../../../kit/bridge/focus-keeper.ts'
import { isBesideDialog } from '../../../kit/bridge/is-beside-dialog.ts'

interface AnchoredDialogProps {
  label: string
  className: string
  onClose(): void
  /** For a dialog with much in it: it hangs below this without a CSS anchor, where what stands beside the button never moves it. */
  button?: RefObject<HTMLButtonElement | null>
  children: ReactNode
}

/**
 * A modal dialog that hangs below the button it belongs to (CSS: `anchor-name` on the button, `position-anchor` here),
 * and fills a narrow screen. Mounted means open; Esc, a press outside and a window without room for the button close it,
 * and focus goes back to the button, or to the page where that has gone.
 */
export function AnchoredDialog({ label, className, onClose, button, children }: AnchoredDialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const leaving = useRef(false)

  useLayoutEffect(() => {
    const dialog = ref.current!
    leaving.current = false
    const stopHanging = button?.current && hangBelow(button.current, dialog)
    const giveBack = focusKeeper(dialog)
    dialog.showModal()
    // what a narrow window hides would keep the page from being used
    const drawn = new ResizeObserver(() => {
      if (dialog.getClientRects().length === 0) dialog.close()
    })
    drawn.observe(dialog)
    return () => {
      drawn.disconnect()
      stopHanging?.()
      leaving.current = true
      dialog.close()
      giveBack()
    }
  }, [button])

  // the event comes a task later: by then the owner may show something else
  const closed = () => {
    if (!leaving.current) onClose()
  }

  const closeOutside = (event: MouseEvent) => {
    if (isBesideDialog(event)) onClose()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Esc closes a dialog by keyboard
    <dialog
      ref={ref}
      className={`anchored ${className}`}
      aria-label={label}
      onClose={closed}
      onMouseDown={closeOutside}
    >
      {children}
    </dialog>
  )
}

/** For the style sheet. A CSS anchor would have the style and place of all that is in the dialog worked out twice: a quarter of its opening. */
function hangBelow(button: HTMLElement, dialog: HTMLElement): () => void {
  const hang = () => {
    const { left, right, bottom } = button.getBoundingClientRect()
    const end = button.matches(':dir(rtl)') ? left : document.documentElement.clientWidth - right
    dialog.style.setProperty('--button-bottom', `${bottom}px`)
    dialog.style.setProperty('--button-end', `${end}px`)
  }
  hang()
  addEventListener('resize', hang)
  return () => removeEventListener('resize', hang)
}
