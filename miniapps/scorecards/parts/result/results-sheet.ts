import { countedOf, draftOf, type Standing } from '../../../domain/scorecards/counted-result.ts'
import { countsInOverall } from '../../../domain/scorecards/overall-score.ts'
import { band, isProvisional } from '../../../domain/scorecards/score.ts'
import type { ScorecardOverview } from '../../../domain/scorecards/scorecard.ts'
import { type ColumnOf, sheetOf } from '../../../kit/exchange/sheet-of.ts'
import type { Sheet } from '../../../kit/exchange/sheet.ts'
import { words } from '../../words/words.ts'
import { words as kitWords } from '../../../kit/words/words.ts'

/** The results of all audits to take along: scores with all their digits, the rest in the person's language. */
export const resultsSheet = (audits: readonly ScorecardOverview[]): Sheet =>
  sheetOf(words('summary.title'), columns(), audits)

const columns = (): readonly ColumnOf<ScorecardOverview>[] => [
  { title: words('column.audit'), width: 30, cell: ({ title }) => title },
  { title: words('score.title'), width: 10, format: 'number', cell: (audit) => countedOf(audit).score },
  {
    title: words('column.level'),
    width: 16,
    cell: (audit) => bandOf(countedOf(audit)),
  },
  {
    title: words('score.provisional'),
    width: 12,
    cell: (audit) => yesOrNo(isProvisional(countedOf(audit))),
  },
  {
    title: words('column.coverage'),
    width: 12,
    format: 'percent',
    cell: ({ last }) => last && last.coverage,
  },
  {
    title: words('column.inOverall'),
    width: 12,
    cell: ({ last }) => yesOrNo(last !== null && countsInOverall(last)),
  },
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

const bandOf = ({ score }: Standing) => (score === null ? null : words(`band.${band(score)}`))

const yesOrNo = (is: boolean) => (is ? kitWords('yes') : kitWords('no'))
