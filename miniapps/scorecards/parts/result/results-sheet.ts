import { countsInOverall } from '../../../domain/scorecards/overall-score.ts'
import { band, PROVISIONAL_BELOW_COVERAGE } from '../../../domain/scorecards/score.ts'
import type { ScorecardOverview } from '../../../domain/scorecards/scorecard.ts'
import type { Cell, Sheet } from '../../../kit/exchange/sheet.ts'
import { words } from '../../words/words.ts'
import { inProgressOf, type Standing, submittedOf } from './standing-of.ts'

interface ResultColumn {
  title: string
  width: number
  format?: 'number' | 'percent' | 'date-time'
  cell(audit: ScorecardOverview): Cell
}

/** The results of all audits to take along: scores with all their digits, the rest in the person's language. */
export function resultsSheet(audits: readonly ScorecardOverview[]): Sheet {
  const all = columns()
  return {
    name: words('summary.title'),
    titleRows: 1,
    columns: all.map(({ width, format }) => ({ width, ...(format && { format }) })),
    rows: [all.map(({ title }) => title), ...audits.map((audit) => all.map(({ cell }) => cell(audit)))],
  }
}

const columns = (): readonly ResultColumn[] => [
  { title: words('column.audit'), width: 30, cell: ({ title }) => title },
  { title: words('score.title'), width: 10, format: 'number', cell: (audit) => submittedOf(audit).score },
  {
    title: words('column.level'),
    width: 16,
    cell: (audit) => bandOf(submittedOf(audit)),
  },
  {
    title: words('score.provisional'),
    width: 12,
    cell: (audit) => yesOrNo(isProvisional(submittedOf(audit))),
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
    cell: (audit) => inProgressOf(audit).score,
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

const isProvisional = ({ score, coverage }: Standing) =>
  score !== null && coverage < PROVISIONAL_BELOW_COVERAGE

const yesOrNo = (is: boolean) => words(is ? 'yes' : 'no')
