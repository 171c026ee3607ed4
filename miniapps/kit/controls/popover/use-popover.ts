import { useId, useRef, useState, type RefObject, type ToggleEvent } from 'react'
import { flushSync } from 'react-dom'
import { useSheet } from '../../bridge/use-sheet.ts'
import sheet from './popover.css?sheet'
import { placeBeside } from './place-beside.ts'

interface PopoverOptions {
  /** `auto` closes at Esc and at a press beside it; `manual` only when it is told to. */
  kind?: 'auto' | 'manual'
  /** It stands open and has its place: where the focus goes. */
  onOpened?(panel: HTMLElement): void
  onClosed?: (() => void) | undefined
}

/**
 * A panel of the browser's top layer beside what it belongs to, inside the shadow root: nothing cuts it off, and the
 * styles of the app hold in it. Whoever uses it spreads the properties it returns.
 */
export function usePopover<Anchor extends HTMLElement = HTMLElement>({
  kind = 'auto',
  onOpened,
  onClosed,
}: PopoverOptions = {}) {
  useSheet(sheet)
  const id = useId()
  const anchorName = `--os-popover-${id.replaceAll(/\W/g, '')}`
  const anchor = useRef<Anchor>(null)
  const panel = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  /** Hiding a popover that is being hidden already would lose its `toggle` event, and with it `onClosed`. */
  const isClosing = useRef(false)

  /** What is inside is drawn before it shows, and gone only when it has closed. */
  const onBeforeToggle = ({ newState }: ToggleEvent) => {
    if (newState === 'open') flushSync(() => setOpen(true))
    else if (panel.current!.matches(':focus-within')) {
      isClosing.current = true
      focusWithin(anchor) // the browser does not find its way back inside a shadow root
      isClosing.current = false
    }
  }
  const onToggle = ({ newState }: ToggleEvent) => {
    if (newState !== 'open') {
      setOpen(false)
      return onClosed?.()
    }
    placeBeside(panel.current!, anchor.current)
    onOpened?.(panel.current!)
  }
  return {
    isOpen,
    open: () => panel.current?.matches(':popover-open') || panel.current?.showPopover(),
    close: () => isClosing.current || panel.current?.hidePopover(),
    /** What it stands beside. */
    anchorProps: { ref: anchor, style: { anchorName } },
    /** A button that opens and closes it. */
    buttonProps: { ref: anchor, style: { anchorName }, popoverTarget: id, 'aria-expanded': isOpen },
    panelProps: {
      id,
      ref: panel,
      popover: kind,
      className: 'os-popover',
      style: { positionAnchor: anchorName },
      onBeforeToggle,
      onToggle,
    },
  }
}

function focusWithin({ current }: RefObject<HTMLElement | null>): void {
  const opener = '[aria-expanded]'
  const target = current?.matches(opener) ? current : current?.querySelector<HTMLElement>(opener)
  target?.focus({ preventScroll: true })
}
