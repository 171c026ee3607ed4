import { draftOf } from '../../../domain/scorecards/counted-result.ts'
import { countsInOverall } from '../../../domain/scorecards/overall-score.ts'
import type { ScorecardOverview } from '../../../domain/scorecards/scorecard.ts'
import { type ColumnOf, sheetOf } from '../../../kit/exchange/sheet-of.ts'
import type { Sheet } from '../../../kit/exchange/sheet.ts'
import { words } from '../../words/words.ts'
import { scoreSheetColumns, yesNoColumn } from '../score-sheet.ts'

/** The results of all audits to take along: scores with all their digits, the rest in the person's language. */
export const resultsSheet = (audits: readonly ScorecardOverview[]): Sheet =>
  sheetOf(words('summary.title'), columns(), audits)

function columns(): readonly ColumnOf<ScorecardOverview>[] {
  const { score, level, provisional, coverage } = scoreSheetColumns<ScorecardOverview>(({ last }) => last)
  return [
    { title: words('column.audit'), width: 30, cell: ({ title }) => title },
    score,
    level,
    provisional,
    coverage,
    yesNoColumn(words('column.inOverall'), ({ last }) => last !== null && countsInOverall(last)),
    {
      title: words('column.inProgress'),
      width: 12,
      format: 'number',
      cell: (audit) => draftOf(audit).score,
    },
    {
      title: words('column.lastChange'),
      width: 18,
      format: 'date-time',
      cell: ({ updatedAt }) => (updatedAt === null ? null : new Date(updatedAt)),
    },
    { title: words('column.changedBy'), width: 24, cell: ({ updatedBy }) => updatedBy },
  ]
}
