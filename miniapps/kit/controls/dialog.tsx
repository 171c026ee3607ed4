import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react'
import { X } from 'lucide'
import { Button } from './button.tsx'
import { focusKeeper } from '../bridge/focus-keeper.ts'
import { isBesideDialog } from '../bridge/is-beside-dialog.ts'
import { words } from '../words/words.ts'

export interface DialogProps {
  open: boolean
  title: string
  /** Esc, the cross and a press beside the dialog; the dialog stays until `open` is false. */
  onClose(): void
  /** Enter, and the primary button when it has `type="submit"`. */
  onSubmit?: () => void
  /** Buttons, the primary one last. */
  actions?: ReactNode
  size?: 'm' | 'l'
  children: ReactNode
}

/** A modal question or form; focus goes in, stays in and returns to where it came from. */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null
}

function OpenDialog({ title, onClose, onSubmit, actions, size = 'm', children }: Omit<DialogProps, 'open'>) {
  const id = useId()
  const dialog = useModal(onClose)
  const pressBeside = (event: MouseEvent) => isBesideDialog(event) && onClose()
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    onSubmit?.()
  }
  return (
    // The backdrop counts as the dialog itself; Esc and the cross do the same by keyboard.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className="os-dialog"
      data-size={size}
      aria-labelledby={id}
      onMouseDown={pressBeside}
    >
      <form method="dialog" onSubmit={submit} noValidate>
        <h2 id={id} className="os-dialog-title">
          {title}
        </h2>
        {children}
        {actions && <div className="os-dialog-actions">{actions}</div>}
      </form>
      {/* Last, so that focus goes to the first field or button of the content; outside of what scrolls. */}
      <div className="os-dialog-close">
        <Button variant="quiet" size="s" icon={X} iconOnly onClick={onClose}>
          {words('close')}
        </Button>
      </div>
    </dialog>
  )
}

function useModal(onClose: () => void) {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const element = dialog.current!
    const giveBack = focusKeeper(element)
    element.showModal()
    return () => {
      element.close()
      giveBack()
    }
  }, [])

  useEffect(() => {
    const element = dialog.current!
    const onCancel = (event: Event) => {
      event.preventDefault()
      onClose()
    }
    const onClosed = () => {
      if (element.isConnected) element.showModal()
    } // the browser itself closes at a second Esc in a row
    element.addEventListener('cancel', onCancel)
    element.addEventListener('close', onClosed)
    return () => {
      element.removeEventListener('cancel', onCancel)
      element.removeEventListener('close', onClosed)
    }
  }, [onClose])
  return dialog
}
