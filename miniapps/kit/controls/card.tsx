import { useId, type ReactNode } from 'react'

export interface CardProps {
  title?: string
  /** Beside the title: a badge, a quiet button. */
  aside?: ReactNode
  headingLevel?: 2 | 3 | 4
  className?: string
  children: ReactNode
}

/** A bordered part of the page; with a title it is a named region. */
export function Card({ title, aside, headingLevel = 2, className, children }: CardProps) {
  const id = useId()
  const Heading = `h${headingLevel}` as const
  return (
    <section
      className={className ? `os-card ${className}` : 'os-card'}
      aria-labelledby={title ? id : undefined}
    >
      {title && (
        <div className="os-card-header">
          <Heading id={id} className="os-subtitle">
            {title}
          </Heading>
          {aside}
        </div>
      )}
      {children}
    </section>
  )
}
