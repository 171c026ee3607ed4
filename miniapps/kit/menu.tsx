import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { Check, type IconNode } from 'lucide'
import { Icon } from './icon.tsx'
import { Link } from './link.tsx'
import { moveInMenu } from './move-in-menu.ts'

export interface MenuItemProps {
  label: string
  icon?: IconNode
  /** Where it leads; else `onSelect` says what it does. */
  to?: string
  external?: boolean
  onSelect?: () => void
  /** One of several values: shows a tick on the chosen one. */
  checked?: boolean
  disabled?: boolean
  danger?: boolean
  /** A line above it. */
  separated?: boolean
}

export interface MenuProps {
  /** The button's accessible name when `children` is not words. */
  label: string
  items: readonly MenuItemProps[]
  /** What the button shows; the label when left out. */
  children?: ReactNode
  /** Which edges of button and menu meet. */
  align?: 'start' | 'end'
  variant?: 'primary' | 'secondary' | 'quiet'
  size?: 's' | 'm'
  /** Shown at the top of the menu, e.g. the person's name. */
  header?: ReactNode
}

/** A button and the menu it opens: arrows, Home, End and letters move, Esc closes. */
export function Menu({ label, items, children, align = 'start', variant = 'quiet', size = 'm', header }: MenuProps) {
  const id = useId()
  const anchor = `--os-menu-${id.replaceAll(/\W/g, '')}`
  const [open, setOpen] = useState(false)
  const menu = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const returnFocus = () => { if (menu.current!.contains((menu.current!.getRootNode() as ShadowRoot).activeElement)) button.current!.focus() }
  const openOnArrow = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    menu.current!.showPopover()
    moveInMenu(menu.current!, event.key === 'ArrowDown' ? 'Home' : 'End')
  }
  return (
    <>
      <button
        ref={button} type="button" className="os-button" data-variant={variant} data-size={size} aria-haspopup="menu" aria-expanded={open} aria-label={children ? label : undefined}
        popoverTarget={id} style={{ anchorName: anchor }} onKeyDown={openOnArrow}
      >
        {children ?? label}
      </button>
      <div
        ref={menu} id={id} popover="auto" className="os-menu" data-align={align} style={{ positionAnchor: anchor }}
        onBeforeToggle={({ newState }) => { if (newState === 'closed') returnFocus() }}
        onToggle={({ newState, currentTarget }) => { setOpen(newState === 'open'); if (newState === 'open') moveInMenu(currentTarget, 'start') }}
      >
        {header}
        <div role="menu" aria-label={label} tabIndex={-1} onKeyDown={(event) => onMenuKey(event, menu.current!)}>
          {items.map((item) => <MenuItem key={item.label} {...item} done={() => menu.current?.hidePopover()} />)}
        </div>
      </div>
    </>
  )
}

function onMenuKey(event: KeyboardEvent, menu: HTMLElement): void {
  if (event.key === 'Tab') menu.hidePopover()
  else if (!event.ctrlKey && !event.metaKey && !event.altKey && moveInMenu(menu, event.key)) event.preventDefault()
}

function MenuItem({ label, icon, to, external, onSelect, checked, disabled, danger, separated, done }: MenuItemProps & { done(): void }) {
  const shared = { className: 'os-menu-item', tabIndex: -1, 'data-danger': danger || undefined }
  const content = <>{icon && <Icon of={icon} />}<span>{label}</span>{checked && <Icon of={Check} />}</>
  const choose = () => { if (!disabled) { done(); onSelect?.() } }
  const role = checked === undefined ? 'menuitem' : 'menuitemradio'
  return (
    <>
      {separated && <hr className="os-menu-separator" />}
      {to && !disabled
        ? <Link {...shared} look="plain" role="menuitem" to={to} external={external} onClick={done}>{content}</Link>
        : <button {...shared} type="button" role={role} aria-checked={checked} aria-disabled={disabled || undefined} onClick={choose}>{content}</button>}
    </>
  )
}
