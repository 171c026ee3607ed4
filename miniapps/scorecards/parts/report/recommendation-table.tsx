import type { Column } from '../../../kit/table/column.ts'
import { DataTable } from '../../../kit/table/data-table.tsx'
import { useFormat } from '../../../kit/words/format.ts'
import type { OpenRecommendation } from '../../../domain/scorecards/open-recommendation.ts'
import { words } from './words/words.ts'
import { words as appWords } from '../../words/words.ts'

/** What to do, the most urgent first. */
export function RecommendationTable({
  recommendations,
  withAudit = false,
}: {
  recommendations: readonly OpenRecommendation[]
  withAudit?: boolean
}) {
  const { number } = useFormat()
  if (recommendations.length === 0) return <p className="os-muted">{appWords('fix.none')}</p>
  const columns: Column<OpenRecommendation>[] = [
    {
      key: 'text',
      title: appWords('part.recommendation'),
      cell: ({ text, question, audit }) => (
        <>
          {text}
          <span className="report-why">{question}</span>
          {withAudit && <span className="report-why report-narrow">{audit}</span>}
        </>
      ),
    },
    ...(withAudit
      ? [
          {
            key: 'audit',
            title: appWords('column.audit'),
            wideOnly: true,
            cell: ({ audit }: OpenRecommendation) => audit,
          },
        ]
      : []),
    { key: 'impact', title: words('col.impact'), type: 'number', cell: ({ impact }) => number(impact) },
    { key: 'effort', title: words('col.effort'), type: 'number', cell: ({ effort }) => number(effort) },
  ]
  return (
    <DataTable
      caption={words('recommendations')}
      hideCaption
      rows={recommendations}
      rowKey={({ scorecardId, questionId }) => `${scorecardId} ${questionId}`}
      columns={columns}
    />
  )
}
