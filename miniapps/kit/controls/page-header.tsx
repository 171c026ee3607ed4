import type { ReactNode } from 'react'

export interface PageHeaderProps {
  title: ReactNode
  subtitle?: ReactNode
  /** At most three, one of them primary. */
  actions?: ReactNode
}

/** The page's title: its first `h1`, to which the shell moves focus after navigation. */
export function PageHeader({ title, subtitle, actions }: PageHeaderProps) {
  return (
    <header className="os-page-header">
      <div>
        <h1 className="os-page-title" tabIndex={-1}>
          {title}
        </h1>
        {subtitle && <p className="os-page-subtitle">{subtitle}</p>}
      </div>
      {actions && <div className="os-row">{actions}</div>}
    </header>
  )
}
