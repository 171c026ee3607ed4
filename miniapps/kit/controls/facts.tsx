import { Fragment, type ReactNode } from 'react'

interface FactsProps {
  /** A name and what is said of it; a fact of null, undefined, false or '' is left out. */
  of: readonly (readonly [name: string, value: ReactNode])[]
}

/** Names and values of one thing, a line each. */
export const Facts = ({ of }: FactsProps) => (
  <dl className="os-facts">
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
