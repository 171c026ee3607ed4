import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react'
import { flushSync } from 'react-dom'
import { focusedElement } from '../../../kit/bridge/focused-element.ts'
import { moveInMenu } from '../../../kit/controls/menu/move-in-menu.ts'
import type { MenuGroup } from './menu-groups.ts'
import { MenuLines } from './menu-lines.tsx'
import { useLayout } from '../../../kit/bridge/use-layout.ts'

interface MenuPopoverProps {
  /** Accessible name of the button and its menu. */
  label: string
  /** What the button shows. */
  children: ReactNode
  className: string
  /** Asked for while it is open. */
  groups(): readonly MenuGroup[]
  align?: 'start' | 'end'
  /** Stands above the lines. */
  top?: ReactNode
  /** The menu holds the page the user is on. */
  current?: boolean
  /** Id of what describes the button. */
  describedBy?: string | undefined
  onOpen?: () => void
  /** The button shows no words: the label is its name and its tooltip. */
  iconOnly?: boolean
}

/**
 * A button and the menu it opens, with titled groups and the current page marked: arrows, Home, End and letters move, Esc closes.
 * The lines are drawn before the menu shows and stay until it has gone, so that focus finds its way in and back.
 */
export function MenuPopover({
  label,
  children,
  className,
  groups,
  align = 'start',
  top,
  current,
  describedBy,
  onOpen,
  iconOnly,
}: MenuPopoverProps) {
  const id = useId()
  const anchor = `--header-menu-${id.replaceAll(/\W/g, '')}`
  const [open, setOpen] = useState(false)
  const menu = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useHideWhenLeft(menu, open)

  const openOnArrow = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    menu.current!.showPopover()
    moveInMenu(menu.current!, event.key === 'ArrowDown' ? 'Home' : 'End')
  }
  const move = (event: KeyboardEvent) => {
    if (event.key === 'Tab') menu.current!.hidePopover()
    else if (!event.ctrlKey && !event.metaKey && !event.altKey && moveInMenu(menu.current!, event.key))
      event.preventDefault()
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        className={className}
        aria-label={iconOnly ? label : undefined}
        title={iconOnly ? label : undefined}
        aria-describedby={describedBy}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-current={current || undefined}
        popoverTarget={id}
        style={{ anchorName: anchor }}
        onKeyDown={openOnArrow}
      >
        {children}
      </button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        className="os-menu header-menu"
        data-align={align}
        style={{ positionAnchor: anchor }}
        onBeforeToggle={({ newState }) => {
          if (newState === 'open')
            flushSync(() => {
              setOpen(true)
              onOpen?.()
            })
          else if (menu.current!.matches(':focus-within')) button.current!.focus() // the browser does not find its way back inside a shadow root
        }}
        onToggle={({ newState, currentTarget }) =>
          newState === 'open' ? moveInMenu(currentTarget, 'start') : setOpen(false)
        }
      >
        {top}
        <div role="menu" aria-label={label} tabIndex={-1} onKeyDown={move}>
          {open && <MenuLines groups={groups()} done={() => menu.current?.hidePopover()} />}
        </div>
      </div>
    </>
  )
}

/** It belongs to its page; and what is pressed in a frame on the page, the browser does not tell a popover. */
function useHideWhenLeft(menu: RefObject<HTMLElement | null>, open: boolean): void {
  const path = useLayout((layout) => (open ? layout.path : ''))
  useLayoutEffect(() => {
    if (!open) return
    const shown = menu.current!
    return () => shown.hidePopover()
  }, [menu, open, path])

  useEffect(() => {
    if (!open) return
    const hideForFrame = () => {
      if (focusedElement() instanceof HTMLIFrameElement) menu.current!.hidePopover()
    }
    window.addEventListener('blur', hideForFrame)
    return () => window.removeEventListener('blur', hideForFrame)
  }, [menu, open])
}
