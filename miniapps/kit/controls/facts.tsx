import { Fragment, type ReactNode } from 'react'

interface FactsProps {
  /** A name and what is said of it; a fact of null, undefined, false or '' is left out. */
  of: readonly (readonly [name: string, value: ReactNode])[]
  className?: string
}

/** What is known of one thing, a line each. */
export const Facts = ({ of, className = 'os-facts' }: FactsProps) => (
  <dl className={className}>
    {of
      .filter(([, value]) => value !== null && value !== undefined && value !== false && value !== '')
      .map(([name, value]) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
  </dl>
)
