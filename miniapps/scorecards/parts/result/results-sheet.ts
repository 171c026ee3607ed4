import { countsInOverall } from '../../../domain/scorecards/overall-score.ts'
import { band, PROVISIONAL_BELOW_COVERAGE } from '../../../domain/scorecards/score.ts'
import type { ScorecardOverview } from '../../../domain/scorecards/scorecard.ts'
import type { Cell, Sheet } from '../../../kit/exchange/sheet.ts'
import { words } from '../../words/words.ts'

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
  { title: words('score.title'), width: 10, format: 'number', cell: ({ score }) => score },
  {
    title: words('column.level'),
    width: 16,
    cell: ({ score }) => (score === null ? null : words(`band.${band(score)}`)),
  },
  {
    title: words('score.provisional'),
    width: 12,
    cell: ({ score, coverage }) => yesOrNo(score !== null && coverage < PROVISIONAL_BELOW_COVERAGE),
  },
  {
    title: words('column.coverage'),
    width: 12,
    format: 'percent',
    cell: ({ questions, coverage }) => (questions === 0 ? null : coverage),
  },
  {
    title: words('column.inOverall'),
    width: 12,
    cell: ({ last }) => yesOrNo(last !== null && countsInOverall(last)),
  },
  {
    title: words('column.lastChange'),
    width: 18,
    format: 'date-time',
    cell: ({ updatedAt }) => (updatedAt === null ? null : new Date(updatedAt)),
  },
  { title: words('column.changedBy'), width: 24, cell: ({ updatedBy }) => updatedBy },
]

const yesOrNo = (is: boolean) => words(is ? 'yes' : 'no')
