import type { ReactNode } from 'react'
import type { IconNode } from 'lucide'
import { Icon } from './icon.tsx'

export interface EmptyStateProps {
  title: string
  /** What would be here. */
  children?: ReactNode
  icon?: IconNode
  /** The first step. */
  action?: ReactNode
  headingLevel?: 2 | 3 | 4
}

/** Nothing here yet: what would be here and the first step. */
export function EmptyState({ title, children, icon, action, headingLevel = 2 }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div className="os-state">
      {icon && <Icon of={icon} size={20} />}
      <Heading className="os-subtitle">{title}</Heading>
      {children && <p>{children}</p>}
      {action && <div className="os-row">{action}</div>}
    </div>
  )
}
