import { WhyButton } from '../dialogs/why-button.tsx'
import { words } from './words/words.ts'

interface NothingFoundProps {
  query: string
  /** Filters as typed that are not understood. */
  unknown: readonly string[]
  onClose(): void
}

/** No results: what to try, and why something may not be there. */
export function NothingFound({ query, unknown, onClose }: NothingFoundProps) {
  return (
    <div className="palette-none">
      <output>{textFor(query.trim(), unknown)}</output>
      <WhyButton done={onClose} />
    </div>
  )
}

function textFor(query: string, unknown: readonly string[]): string {
  if (unknown.length > 0) return words('found.filters', { filters: unknown.join(', ') })
  return query ? words('noMatch', { query }) : words('nothingOpen')
}
