import type { Benchmark } from '../../../domain/scorecards/benchmark.ts'
import { BarChart } from '../../../kit/charts/bar-chart.tsx'
import { useFormat } from '../../../kit/words/format.ts'
import { words as benchmarkWords } from '../benchmark/words/words.ts'
import { useAudit } from '../run/audit-context.ts'
import { bestAndWorst } from '../best-and-worst.ts'
import { ProvisionalNote } from '../provisional-note.tsx'
import { scoreMeasure, shownOrNull } from '../score-words.ts'
import { byDimension } from '../run/standing.ts'
import { words } from '../../words/words.ts'
import { DimensionTable } from './dimension-table.tsx'

/** One bar for each dimension, marked with the median of brands like this one, and the same as a table. */
export function DimensionFigure({ benchmark }: { benchmark: Benchmark | undefined }) {
  const {
    scorecard: { dimensions, questions },
    entries,
  } = useAudit()
  const format = useFormat()
  const title = words('figure.dimensions.title')
  const rows = byDimension(dimensions, questions, entries).map((row) => ({
    ...row,
    median: benchmark?.dimensions[dimensions.indexOf(row.dimension)]?.p50 ?? null,
  }))
  const scores = rows.map(({ dimension, score, coverage }) => ({ name: dimension, score, coverage }))
  const found = bestAndWorst(scores, format)
  const marker = benchmark?.total && {
    name: benchmarkWords('marker', { brands: benchmark.total.n }),
    values: rows.map(({ median }) => median),
  }
  return (
    <BarChart
      title={title}
      summary={found ? words('figure.dimensions.summary', found) : words('figure.dimensions.none')}
      categoryTitle={words('column.dimension')}
      categories={rows.map(({ dimension }) => dimension)}
      series={[{ name: words('score.title'), values: rows.map(({ score }) => shownOrNull(score)) }]}
      {...(marker && { marker })}
      measure={scoreMeasure()}
      missing={words('figure.missing')}
      note={<ProvisionalNote scores={scores} />}
      table={<DimensionTable caption={title} rows={rows} hasMedians={Boolean(marker)} />}
    />
  )
}
