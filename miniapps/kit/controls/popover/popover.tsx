import { useEffect, type FocusEvent, type ReactNode, type RefObject } from 'react'
import { usePopover } from './use-popover.ts'

/** To be spread on the button that opens the panel. */
export interface PopoverButtonProps {
  ref: RefObject<HTMLButtonElement | null>
  style: { anchorName: string }
  popoverTarget: string
  'aria-expanded': boolean
  'aria-haspopup': 'dialog'
}

export interface PopoverProps {
  /** Name of the panel. */
  label: string
  button(props: PopoverButtonProps): ReactNode
  align?: 'start' | 'end'
  /** Opens when it is drawn first, as what has just been added. */
  startsOpen?: boolean
  onClose?: () => void
  /** Drawn while it is open. */
  children(close: () => void): ReactNode
}

const FOCUSABLE = 'input:enabled, select:enabled, textarea:enabled, button:enabled, a[href], [tabindex="0"]'

/** A few controls or facts beside the button that opens them; for a question that must be answered take a dialog. */
export function Popover({ label, button, align = 'start', startsOpen, onClose, children }: PopoverProps) {
  const { isOpen, close, buttonProps, panelProps } = usePopover<HTMLButtonElement>({
    onOpened: focusFirst,
    onClosed: onClose,
  })
  const panel = panelProps.ref
  useEffect(() => {
    if (startsOpen)
      queueMicrotask(() => panel.current?.matches(':popover-open') || panel.current?.showPopover())
  }, [startsOpen, panel])
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) close()
  }
  return (
    <>
      {button({ ...buttonProps, 'aria-haspopup': 'dialog' })}
      {/* It closes when the focus goes on elsewhere. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div {...panelProps} role="dialog" aria-label={label} data-align={align} tabIndex={-1} onBlur={leave}>
        {isOpen && children(close)}
      </div>
    </>
  )
}

const focusFirst = (panel: HTMLElement) =>
  (panel.querySelector<HTMLElement>(FOCUSABLE) ?? panel).focus({ preventScroll: true })
