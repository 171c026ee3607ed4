import { useState, type ComponentPropsWithRef, type FocusEvent, type MouseEvent } from 'react'
import { LoaderCircle, type IconNode } from 'lucide'
import { Icon } from './icon.tsx'

export interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger'
  size?: 's' | 'm'
  icon?: IconNode
  /** Shows the icon alone; the words become the accessible name and the tooltip. */
  iconOnly?: boolean
  /** Something is under way: keeps focus and place, takes no further click. */
  busy?: boolean
  children: string
}

/** A button; `type="button"` unless told otherwise. Disabled while it has the focus, it keeps it until it is left. */
export function Button({
  variant = 'secondary',
  size = 'm',
  icon,
  iconOnly,
  busy,
  children,
  disabled,
  onClick,
  onFocus,
  onBlur,
  ...rest
}: ButtonProps) {
  const [hasFocus, setFocus] = useState(false)
  const isIdle = busy || disabled
  const click = (event: MouseEvent<HTMLButtonElement>) => (isIdle ? event.preventDefault() : onClick?.(event))
  const note = (event: FocusEvent<HTMLButtonElement>) => {
    setFocus(event.type === 'focus')
    ;(event.type === 'focus' ? onFocus : onBlur)?.(event)
  }
  const shown = busy ? LoaderCircle : icon
  return (
    <button
      type="button"
      className="os-button"
      data-variant={variant}
      data-size={size}
      data-icon-only={iconOnly || undefined}
      disabled={disabled && !hasFocus}
      aria-disabled={isIdle || undefined}
      aria-busy={busy || undefined}
      aria-label={iconOnly ? children : undefined}
      title={iconOnly ? children : undefined}
      onClick={click}
      onFocus={note}
      onBlur={note}
      {...rest}
    >
      {shown && <Icon of={shown} className={busy ? 'os-spinner' : undefined} />}
      {!iconOnly && children}
    </button>
  )
}
