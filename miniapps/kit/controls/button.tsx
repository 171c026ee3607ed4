import type { ComponentPropsWithRef, MouseEvent } from 'react'
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

/** A button; `type="button"` unless told otherwise. */
export function Button({
  variant = 'secondary',
  size = 'm',
  icon,
  iconOnly,
  busy,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const click = (event: MouseEvent<HTMLButtonElement>) => (busy ? event.preventDefault() : onClick?.(event))
  const shown = busy ? LoaderCircle : icon
  return (
    <button
      type="button"
      className="os-button"
      data-variant={variant}
      data-size={size}
      data-icon-only={iconOnly || undefined}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      aria-label={iconOnly ? children : undefined}
      title={iconOnly ? children : undefined}
      onClick={click}
      {...rest}
    >
      {shown && <Icon of={shown} className={busy ? 'os-spinner' : undefined} />}
      {!iconOnly && children}
    </button>
  )
}
