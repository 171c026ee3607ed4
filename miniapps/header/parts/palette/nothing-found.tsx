import { WhyButton } from '../dialogs/why-button.tsx'
import { words } from './words/words.ts'

/** No results: what to try, and why something may not be there. */
export function NothingFound({ query, onClose }: { query: string; onClose(): void }) {
  return (
    <div className="palette-none">
      <output>{query.trim() ? words('noMatch', { query: query.trim() }) : words('nothingOpen')}</output>
      <WhyButton done={onClose} />
    </div>
  )
}
