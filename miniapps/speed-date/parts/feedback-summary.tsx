import { pairKey, pairsOf } from '../../domain/speed-date/participant.ts'
import { feedbackOf, RATINGS } from '../../domain/speed-date/speed-date.ts'
import { EmptyState } from '../../kit/controls/empty-state.tsx'
import { DataTable } from '../../kit/table/data-table.tsx'
import { useFormat } from '../../kit/words/format.ts'
import { words } from '../words/words.ts'
import type { EventNow } from './use-event.ts'

/** What came of it: how meetings were, and how many want to go on; nobody's answer is shown by name. */
export function FeedbackSummary({ event }: { event: EventNow }) {
  const { number, percent } = useFormat()
  const lines = feedbackOf(event.body)
  if (lines.length === 0)
    return <EmptyState title={words('noFeedback')}>{words('noFeedbackHint')}</EmptyState>
  const meetings = event.rounds.flatMap(({ groups }) => pairsOf(groups)).length
  const mean = lines.reduce((sum, { rating }) => sum + rating, 0) / lines.length
  const wanting = new Set(lines.filter(({ again }) => again).map(({ by, about }) => `${by} ${about}`))
  const mutual = new Set(
    lines
      .filter(({ by, about }) => wanting.has(`${by} ${about}`) && wanting.has(`${about} ${by}`))
      .map(({ by, about }) => pairKey(by, about)),
  )
  return (
    <div className="os-stack">
      <dl className="os-facts">
        <dt>{words('answers')}</dt>
        <dd>
          {number(lines.length)}{' '}
          <span className="os-muted">{percent(lines.length / (meetings * 2 || 1))}</span>
        </dd>
        <dt>{words('meanRating')}</dt>
        <dd>{number(mean, { maximumFractionDigits: 1 })}</dd>
        <dt>{words('wantAgain')}</dt>
        <dd>{number(wanting.size)}</dd>
        <dt>{words('bothWant')}</dt>
        <dd>{number(mutual.size)}</dd>
      </dl>
      <DataTable
        caption={words('ratings')}
        columns={[
          {
            key: 'rating',
            title: words('rating'),
            cell: (rating: (typeof RATINGS)[number]) => words(`rating.${rating}`),
          },
          {
            key: 'count',
            title: words('answers'),
            align: 'end',
            cell: (rating) => number(lines.filter((line) => line.rating === rating).length),
          },
        ]}
        rows={RATINGS}
        rowKey={String}
      />
    </div>
  )
}
