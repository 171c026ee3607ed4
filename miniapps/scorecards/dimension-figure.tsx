import { BarChart } from '../kit/charts/bar-chart.tsx'
import { ChartWithTable } from '../kit/charts/chart-with-table.tsx'
import { DataTable } from '../kit/table/data-table.tsx'
import { useFormat } from '../kit/words/format.ts'
import { useAudit } from './audit-context.ts'
import { LevelCell } from './level-cell.tsx'
import { ProvisionalNote } from './provisional-note.tsx'
import { ONE_DIGIT } from './score-words.ts'
import { byDimension } from './standing.ts'

const TITLE = 'Score by dimension'

/** One bar for each dimension, and the same as a table. */
export function DimensionFigure() {
  const {
    scorecard: { dimensions, questions },
    entries,
  } = useAudit()
  const { number, percent } = useFormat()
  const rows = byDimension(dimensions, questions, entries)
  const format = (value: number) => number(value, ONE_DIGIT)
  return (
    <ChartWithTable
      title={TITLE}
      beside
      chart={
        <>
          <BarChart
            summary={summaryOf(rows, format)}
            unit="score out of 100"
            max={100}
            format={(value) => number(value)}
            missing="no score"
            bars={rows.map(({ dimension, score }) => ({
              label: dimension,
              value: score === null ? null : Math.round(score * 10) / 10,
            }))}
          />
          <ProvisionalNote
            scores={rows.map(({ dimension, score, coverage }) => ({ name: dimension, score, coverage }))}
          />
        </>
      }
      table={
        <DataTable
          caption={TITLE}
          hideCaption
          rows={rows}
          rowKey={({ dimension }) => dimension}
          columns={[
            {
              key: 'dimension',
              title: 'Dimension',
              cell: ({ dimension }) => dimension,
              sortValue: ({ dimension }) => dimension,
            },
            {
              key: 'score',
              title: 'Score',
              align: 'end',
              cell: ({ score }) => number(score, ONE_DIGIT),
              sortValue: ({ score }) => score,
            },
            {
              key: 'level',
              title: 'Level',
              cell: ({ score, coverage }) => <LevelCell score={score} coverage={coverage} />,
            },
            {
              key: 'coverage',
              title: 'Coverage',
              align: 'end',
              cell: ({ coverage }) => percent(coverage),
              sortValue: ({ coverage }) => coverage,
            },
          ]}
        />
      }
    />
  )
}

function summaryOf(
  rows: readonly { dimension: string; score: number | null }[],
  format: (value: number) => string,
): string {
  const scored = rows
    .flatMap(({ dimension, score }) => (score === null ? [] : [{ dimension, score }]))
    .toSorted((one, other) => other.score - one.score)
  const [best, worst] = [scored[0], scored.at(-1)]
  if (!best || !worst) return `${TITLE}: no scores yet.`
  const words = ({ dimension, score }: typeof best) => `${dimension} with ${format(score)}`
  return `${TITLE}, bars from 0 to 100. Highest: ${words(best)}. Lowest: ${words(worst)}.`
}
