import { useRef, type KeyboardEvent, type ReactNode } from 'react'
import { Check, type IconNode } from 'lucide'
import type { PopoverButtonProps } from '../popover/popover.tsx'
import { usePopover } from '../popover/use-popover.ts'
import { Icon } from '../icon.tsx'
import { moveInMenu } from './move-in-menu.ts'

export interface MenuItem {
  key: string
  label: string
  icon?: IconNode
  /** Keys that do the same: shown, not listened to. */
  keys?: string
  /** One of several that hold or not; such items have a mark. */
  checked?: boolean
  disabled?: boolean
  /** A line stands above it. */
  apart?: boolean
  onSelect(): void
}

export interface MenuButtonProps extends Omit<PopoverButtonProps, 'aria-haspopup'> {
  'aria-haspopup': 'menu'
  onKeyDown(event: KeyboardEvent): void
}

export interface MenuProps {
  /** Name of the menu; what its button says. */
  label: string
  /** To be spread on the button that opens it. */
  button(props: MenuButtonProps): ReactNode
  items: readonly MenuItem[]
  align?: 'start' | 'end'
}

/** Actions behind a button: arrows, Home, End and letters move, Enter does it, Esc closes. For choosing a value take a select. */
export function Menu({ label, button, items, align = 'start' }: MenuProps) {
  const firstKey = useRef('Home')
  const popover = usePopover<HTMLButtonElement>({
    onOpened: (panel) => {
      moveInMenu(panel, firstKey.current)
      firstKey.current = 'Home'
    },
  })
  const openOnArrow = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    firstKey.current = event.key === 'ArrowDown' ? 'Home' : 'End'
    popover.open()
  }
  const move = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Tab') popover.close()
    else if (!event.ctrlKey && !event.metaKey && !event.altKey && moveInMenu(event.currentTarget, event.key))
      event.preventDefault()
  }
  const select = (item: MenuItem) => {
    if (item.disabled) return
    popover.close() // the focus is back on the button when a dialog asks where it was
    item.onSelect()
  }
  return (
    <>
      {/* oxlint-disable-next-line react/refs -- read when a key is pressed, not while drawing */}
      {button({ ...popover.buttonProps, 'aria-haspopup': 'menu', onKeyDown: openOnArrow })}
      <div {...popover.panelProps} className="os-menu" data-align={align}>
        <div role="menu" aria-label={label} tabIndex={-1} onKeyDown={move}>
          {popover.isOpen &&
            items.map((item) => <MenuLine key={item.key} item={item} onSelect={() => select(item)} />)}
        </div>
      </div>
    </>
  )
}

function MenuLine({ item, onSelect }: { item: MenuItem; onSelect(): void }) {
  const { label, icon, keys, checked, disabled, apart } = item
  const isCheck = checked !== undefined
  return (
    <>
      {apart && <hr className="os-menu-line" />}
      <button
        type="button"
        role={isCheck ? 'menuitemcheckbox' : 'menuitem'}
        aria-checked={isCheck ? checked : undefined}
        aria-disabled={disabled}
        tabIndex={-1}
        className="os-menu-item"
        onClick={onSelect}
      >
        {icon && <Icon of={icon} />}
        <span>{label}</span>
        {keys && <kbd className="os-key">{keys}</kbd>}
        {checked && <Icon of={Check} />}
      </button>
    </>
  )
}
