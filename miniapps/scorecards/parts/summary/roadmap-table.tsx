import { roadmapField, type OpenRecommendation } from '../../../domain/scorecards/open-recommendation.ts'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { Link } from '../../../kit/controls/link.tsx'
import type { Column } from '../../../kit/table/column.ts'
import { DataTable } from '../../../kit/table/data-table.tsx'
import { useFormat, type Format } from '../../../kit/words/format.ts'
import { recommendationPath } from './recommendation-path.ts'
import { words as appWords } from '../../words/words.ts'
import { words } from './words/words.ts'

interface Row extends OpenRecommendation {
  rank: number
}

const PAGE_ROWS = 10
const WHOLE = { maximumFractionDigits: 0 }

/** The roadmap as a list, the most worthwhile first; each leads to the result that it comes from. */
export function RoadmapTable({ recommendations }: { recommendations: readonly OpenRecommendation[] }) {
  const { basePath } = useMiniApp().route
  const format = useFormat()
  return (
    <DataTable
      caption={words('roadmap.title')}
      hideCaption
      rows={recommendations.map((one, index): Row => ({ ...one, rank: index + 1 }))}
      rowKey={({ scorecardId, questionId }) => `${scorecardId} ${questionId}`}
      columns={columns(basePath, format)}
      pageSize={PAGE_ROWS}
    />
  )
}

function columns(basePath: string, { number }: Format): readonly Column<Row>[] {
  const figure = (key: 'effort' | 'impact' | 'priority', wideOnly: boolean): Column<Row> => ({
    key,
    title: words(`roadmap.${key}`),
    type: 'number',
    wideOnly,
    cell: (row) => number(row[key], WHOLE),
    value: (row) => row[key],
  })
  return [
    {
      key: 'text',
      title: appWords('part.recommendation'),
      cell: (row) => (
        <>
          <Link quiet to={recommendationPath(basePath, row)}>
            {words('roadmap.numbered', { rank: number(row.rank), text: row.text })}
          </Link>
          <span className="roadmap-origin">
            {words('roadmap.of', { audit: row.audit, owner: row.ownerRole })}
          </span>
        </>
      ),
      value: ({ rank }) => rank,
    },
    {
      key: 'field',
      title: words('roadmap.field'),
      wideOnly: true,
      cell: (row) => <span className="roadmap-field">{words(`field.${roadmapField(row)}`)}</span>,
      value: (row) => words(`field.${roadmapField(row)}`),
    },
    figure('impact', true),
    figure('effort', true),
    figure('priority', false),
  ]
}
