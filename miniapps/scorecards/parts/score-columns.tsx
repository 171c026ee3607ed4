import { isProvisional, band } from '../../domain/scorecards/score.ts'
import type { Standing } from '../../domain/scorecards/counted-result.ts'
import type { Column } from '../../kit/table/column.ts'
import type { Format } from '../../kit/words/format.ts'
import { words } from '../words/words.ts'
import { scoreNumber } from './score-words.ts'

/** Score, level and coverage of each row; `beside` stands next to the score. */
export const scoreColumns = <Row,>(
  standingOf: (row: Row) => Standing | null,
  format: Format,
  beside: readonly Column<Row>[] = [],
): readonly Column<Row>[] => [
  scoreColumn('score', words('score.title'), (row) => standingOf(row)?.score ?? null, format),
  ...beside,
  { key: 'level', title: words('column.level'), cell: (row) => <Level of={standingOf(row)} /> },
  {
    key: 'coverage',
    title: words('column.coverage'),
    type: 'number',
    value: (row) => standingOf(row)?.coverage ?? null,
    cell: (row) => format.percent(standingOf(row)?.coverage),
  },
]

export const scoreColumn = <Row,>(
  key: string,
  title: string,
  scoreOf: (row: Row) => number | null,
  { number }: Format,
): Column<Row> => ({
  key,
  title,
  type: 'number',
  value: scoreOf,
  cell: (row) => scoreNumber(scoreOf(row), number),
})

/** A score's band in words, and whether it may still move. */
function Level({ of }: { of: Standing | null }) {
  if (!of || of.score === null) return '–'
  return (
    <>
      <span className="score-band">{words(`band.${band(of.score)}`)}</span>
      {isProvisional(of) && (
        <>
          {' '}
          <span className="score-provisional">{words('score.provisional')}</span>
        </>
      )}
    </>
  )
}
