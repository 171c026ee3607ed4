import type { ReactNode } from 'react'
import type { IconNode } from 'lucide'
import { Icon } from './icon.tsx'

export type Tone = 'neutral' | 'brand' | 'information' | 'success' | 'warning' | 'error'

/** A state in one or two words. */
export function Badge({
  tone = 'neutral',
  icon,
  children,
}: {
  tone?: Tone
  icon?: IconNode
  children: ReactNode
}) {
  return (
    <span className="os-badge" data-tone={tone}>
      {icon && <Icon of={icon} />}
      {children}
    </span>
  )
}
