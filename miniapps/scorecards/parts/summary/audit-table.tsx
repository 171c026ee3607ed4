import { draftOf } from '../../../domain/scorecards/counted-result.ts'
import { countsInOverall } from '../../../domain/scorecards/overall-score.ts'
import type { ScorecardOverview } from '../../../domain/scorecards/scorecard.ts'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { Link } from '../../../kit/controls/link.tsx'
import type { Column } from '../../../kit/table/column.ts'
import { DataTable } from '../../../kit/table/data-table.tsx'
import { type Format, useFormat } from '../../../kit/words/format.ts'
import { words } from '../../words/words.ts'
import { auditPath, resultPath } from '../place.ts'
import { scoreColumn, scoreColumns } from '../score-columns.tsx'
import { words as kitWords } from '../../../kit/words/words.ts'

/** One row an audit: its newest submitted score, the score a quarter before, and the draft's; the title links to the result. */
export function AuditTable({ audits }: { audits: readonly ScorecardOverview[] }) {
  const { basePath } = useMiniApp().route
  const format = useFormat()
  return (
    <DataTable
      caption={words('figure.audits.title')}
      hideCaption
      rows={audits}
      rowKey={({ id }) => id}
      columns={columns(basePath, format).filter(({ key }) => isNeeded(key, audits))}
    />
  )
}

/** What says the same of all audits is left out. */
function isNeeded(key: string, audits: readonly ScorecardOverview[]): boolean {
  if (key === 'counts') return audits.some(({ last }) => last && !countsInOverall(last))
  if (key === 'before') return audits.some(({ before }) => before)
  return key !== 'inProgress' || audits.some((audit) => draftOf(audit).score !== null)
}

function columns(basePath: string, format: Format): readonly Column<ScorecardOverview>[] {
  return [
    {
      key: 'title',
      title: words('column.audit'),
      value: ({ title }) => title,
      cell: ({ id, title, score, last }) =>
        score === null && last === null ? (
          title
        ) : (
          <Link quiet to={last ? resultPath(basePath, id, last.runId) : auditPath(basePath, id, 'result')}>
            {title}
          </Link>
        ),
    },
    ...scoreColumns<ScorecardOverview>(({ last }) => last, format, [
      scoreColumn('before', words('figure.before'), ({ before }) => before?.score ?? null, format),
    ]),
    {
      key: 'counts',
      title: words('column.inOverall'),
      cell: ({ last }) => (last && countsInOverall(last) ? kitWords('yes') : kitWords('no')),
    },
    scoreColumn('inProgress', words('column.inProgress'), (audit) => draftOf(audit).score, format),
  ]
}
