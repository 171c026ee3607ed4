import { useEffect, useId, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { usePopover } from '../popover/use-popover.ts'
import type { Option } from '../select.tsx'

const PAGE = 10

interface ListOptions {
  options: readonly Option[]
  /** The person chose it, by mouse or by Enter. */
  onPick(option: Option): void
  /** The focus has left the field and its list. */
  onLeave(): void
}

/** The list of options under a text field: the field keeps the focus, arrows move, Enter chooses, Esc closes. */
export function useList({ options, onPick, onLeave }: ListOptions) {
  const id = useId()
  const popover = usePopover<HTMLDivElement>({ kind: 'manual' })
  const [active, setActive] = useState(-1)
  const at = Math.min(active, options.length - 1)
  const { isOpen, panelProps } = popover
  const close = () => {
    popover.close()
    setActive(-1)
  }

  useEffect(() => {
    if (isOpen && at >= 0)
      panelProps.ref.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' })
  }, [isOpen, at, panelProps.ref])

  const move = (by: number) => {
    popover.open()
    const count = options.length
    if (count > 0) setActive(at < 0 ? (by > 0 ? 0 : count - 1) : (at + by + count) % count)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (event.nativeEvent.isComposing) return
    if (step !== undefined) move(Math.abs(step) === 1 ? step : bounded(step, at, options.length))
    else if (event.key === 'Enter' && isOpen && options[at] && !options[at].disabled) onPick(options[at])
    else if (event.key === 'Escape' && isOpen) close()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (currentTarget.contains(relatedTarget)) return
    close()
    onLeave()
  }
  return {
    ...popover,
    close,
    active: at,
    setActive,
    /** Of the element around field and list. */
    fieldProps: { onBlur, onKeyDown },
    inputProps: {
      role: 'combobox',
      autoComplete: 'off',
      'aria-autocomplete': 'list',
      'aria-expanded': isOpen,
      'aria-controls': id,
      'aria-activedescendant': isOpen && at >= 0 ? `${id}-${at}` : undefined,
      onClick: () => void popover.open(),
    } as const,
    listId: id,
  }
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: PAGE, PageUp: -PAGE }

const bounded = (by: number, at: number, count: number) =>
  Math.max(0, Math.min(count - 1, at + by)) - Math.max(0, at)
