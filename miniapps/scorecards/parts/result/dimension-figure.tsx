import { BarChart } from '../../../kit/charts/bar-chart.tsx'
import { DataTable } from '../../../kit/table/data-table.tsx'
import { useFormat } from '../../../kit/words/format.ts'
import { useAudit } from '../run/audit-context.ts'
import { LevelCell } from '../level-cell.tsx'
import { ProvisionalNote } from '../provisional-note.tsx'
import { scoreNumber, shownOrNull } from '../score-words.ts'
import { byDimension } from '../run/standing.ts'
import { words } from '../../words/words.ts'

/** One bar for each dimension, and the same as a table. */
export function DimensionFigure() {
  const {
    scorecard: { dimensions, questions },
    entries,
  } = useAudit()
  const { number, percent } = useFormat()
  const title = words('figure.dimensions.title')
  const rows = byDimension(dimensions, questions, entries)
  const format = (value: number) => scoreNumber(value, number)
  return (
    <BarChart
      title={title}
      summary={summaryOf(rows, format)}
      beside
      categoryTitle={words('column.dimension')}
      categories={rows.map(({ dimension }) => dimension)}
      series={[{ name: words('score.title'), values: rows.map(({ score }) => shownOrNull(score)) }]}
      measure={{ title: words('score.title'), unit: words('figure.unit'), max: 100 }}
      missing={words('figure.missing')}
      note={
        <ProvisionalNote
          scores={rows.map(({ dimension, score, coverage }) => ({ name: dimension, score, coverage }))}
        />
      }
      table={
        <DataTable
          caption={title}
          hideCaption
          rows={rows}
          rowKey={({ dimension }) => dimension}
          columns={[
            {
              key: 'dimension',
              title: words('column.dimension'),
              cell: ({ dimension }) => dimension,
              sortValue: ({ dimension }) => dimension,
            },
            {
              key: 'score',
              title: words('score.title'),
              align: 'end',
              cell: ({ score }) => scoreNumber(score, number),
              sortValue: ({ score }) => score,
            },
            {
              key: 'level',
              title: words('column.level'),
              cell: ({ score, coverage }) => <LevelCell score={score} coverage={coverage} />,
            },
            {
              key: 'coverage',
              title: words('column.coverage'),
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
  if (!best || !worst) return words('figure.dimensions.none')
  return words('figure.dimensions.summary', {
    best: best.dimension,
    bestScore: format(best.score),
    worst: worst.dimension,
    worstScore: format(worst.score),
  })
}
