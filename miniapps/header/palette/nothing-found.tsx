import { WhyButton } from '../why-button.tsx'

/** No results: what to try, and why something may not be there. */
export function NothingFound({ query, onClose }: { query: string; onClose(): void }) {
  return (
    <div className="palette-none">
      <output>{query.trim() ? `Nothing matches “${query.trim()}”. Try a shorter word, or the name of a client or country.` : 'Nothing is open to you yet.'}</output>
      <WhyButton done={onClose} />
    </div>
  )
}
