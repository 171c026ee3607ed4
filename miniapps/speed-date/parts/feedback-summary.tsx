import { Fragment } from 'react'
import { type FeedbackSummary as Summary, type Rating, RATINGS } from '../../domain/speed-date/feedback.ts'
import { pairsOf } from '../../domain/speed-date/participant.ts'
import { EmptyState } from '../../kit/controls/empty-state.tsx'
import { Facts } from '../../kit/controls/facts.tsx'
import { DataTable } from '../../kit/table/data-table.tsx'
import { useFormat } from '../../kit/words/format.ts'
import { words } from '../words/words.ts'
import type { EventNow } from './use-event.ts'

/** What came of it: how meetings were, and how many want to go on; nobody's answer is shown by name, and only to who made the event. */
export function FeedbackSummary({ event, summary }: { event: EventNow; summary: Summary }) {
  const { number, percent } = useFormat()
  if (summary.answers === 0)
    return <EmptyState title={words('noFeedback')}>{words('noFeedbackHint')}</EmptyState>
  const meetings = event.rounds.flatMap(({ groups }) => pairsOf(groups)).length
  return (
    <div className="os-stack">
      <Facts
        of={[
          [
            words('answers'),
            <Fragment key="value">
              {number(summary.answers)}{' '}
              <span className="os-muted">{percent(summary.answers / (meetings * 2 || 1))}</span>
            </Fragment>,
          ],
          [words('meanRating'), number(summary.mean, { maximumFractionDigits: 1 })],
          [words('wantAgain'), number(summary.wanting)],
          [words('bothWant'), number(summary.mutual)],
        ]}
      />
      <DataTable
        caption={words('ratings')}
        columns={[
          {
            key: 'rating',
            title: words('rating'),
            cell: (rating: Rating) => words(`rating.${rating}`),
          },
          {
            key: 'count',
            title: words('answers'),
            type: 'number',
            cell: (rating) => number(summary.ratings[rating - 1] ?? 0),
          },
        ]}
        rows={RATINGS}
        rowKey={String}
      />
    </div>
  )
}
