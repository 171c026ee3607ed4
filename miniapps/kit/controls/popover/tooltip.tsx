import { useEffect, useRef, type ReactNode, type RefObject } from 'react'
import { TOOLTIP_DELAY_MS, TOOLTIP_LINGER_MS } from '../limits.ts'
import { usePopover } from './use-popover.ts'

/** To be spread on what the tooltip explains. */
export interface TooltipTargetProps<Target extends HTMLElement> {
  ref: RefObject<Target | null>
  style: { anchorName: string }
  'aria-describedby': string
  onPointerEnter(): void
  onPointerLeave(): void
  onFocus(): void
  onBlur(): void
}

interface TooltipProps<Target extends HTMLElement> {
  /** A few words more about a control; nothing that is not said elsewhere is hidden in a tooltip. */
  text: string
  children(props: TooltipTargetProps<Target>): ReactNode
}

/** WCAG 1.4.13: shows on hover and on focus, Esc takes it away, and the pointer may move onto it. */
export function Tooltip<Target extends HTMLElement = HTMLButtonElement>({
  text,
  children,
}: TooltipProps<Target>) {
  const { isOpen, open, close, buttonProps, panelProps } = usePopover<Target>({ kind: 'manual' })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const after = (delayMs: number, run: () => void) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(run, delayMs)
  }
  const show = () => after(TOOLTIP_DELAY_MS, open)
  const hide = () => after(TOOLTIP_LINGER_MS, close)
  useEffect(() => () => clearTimeout(timer.current), [])
  useClosedByEscape(isOpen, close)
  return (
    <>
      {/* oxlint-disable-next-line react/refs -- read when the pointer comes, not while drawing */}
      {children({
        ref: buttonProps.ref,
        style: buttonProps.style,
        'aria-describedby': panelProps.id,
        onPointerEnter: show,
        onPointerLeave: hide,
        onFocus: open,
        onBlur: hide,
      })}
      <div
        {...panelProps}
        className="os-tooltip"
        role="tooltip"
        onPointerEnter={() => clearTimeout(timer.current)}
        onPointerLeave={hide}
      >
        {text}
      </div>
    </>
  )
}

/** Before anything else hears of it: a dialog around it stays open. */
function useClosedByEscape(isOpen: boolean, close: () => void): void {
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  useEffect(() => {
    if (!isOpen) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      event.stopPropagation()
      latest.current()
    }
    window.addEventListener('keydown', onKeyDown, { capture: true })
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [isOpen])
}
