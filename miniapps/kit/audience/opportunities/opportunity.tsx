import { Calculator } from 'lucide'
import { lazily } from '../../bridge/lazily.tsx'
import { useSheet } from '../../bridge/use-sheet.ts'
import { EmptyState } from '../../controls/empty-state.tsx'
import { TextOf } from '../../document/fields/text-of.tsx'
import { LeversCard } from './levers-card.tsx'
import sheet from './opportunity.css?sheet'
import { SegmentsCard } from './segments-card.tsx'
import { useWorth } from './use-worth.ts'
import { words } from './words/words.ts'

// Charts and files come once there is something to show.
const Results = lazily(async () => (await import('./results.tsx')).Results)

/** Segments and levers that people enter, and below them what segments are worth. */
export function Opportunity() {
  useSheet(sheet)
  const worth = useWorth()
  return (
    <div className="opportunity">
      <SegmentsCard />
      <LeversCard />
      {worth.segments.length === 0 ? (
        <EmptyState icon={Calculator} title={words('notReady')}>
          {words('notReadyText')}
        </EmptyState>
      ) : (
        <Results worth={worth} />
      )}
      <TextOf path="notes" label={words('notes')} lines={4} />
    </div>
  )
}
