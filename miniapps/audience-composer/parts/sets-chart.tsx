import { sizeText, universeText } from '../../kit/audience/figure-text.ts'
import { words as audienceWords } from '../../kit/audience/words/words.ts'
import type { ChartProps, Drawing } from '../../kit/charts/chart.ts'
import { ChartFrame } from '../../kit/charts/frame/chart-frame.tsx'
import { useFormat } from '../../kit/words/format.ts'
import { words } from '../words/words.ts'
import type { DrawnSets } from '../../domain/audience/compose/drawn-sets.ts'

interface SetsChartProps extends Pick<ChartProps, 'title' | 'note' | 'beside' | 'source' | 'exports'> {
  drawn: DrawnSets
  draw(sets: DrawnSets, width: number, size: (universe: number | null) => string): Drawing
}

/** A picture of sets, and beside it the table of their exclusive cells with size, share and respondents. */
export function SetsChart({ drawn, draw, ...taken }: SetsChartProps) {
  const format = useFormat()
  const size = (universe: number | null) =>
    universe === null ? audienceWords('hidden') : universeText(format, universe)
  const [largest] = drawn.cells
  return (
    <ChartFrame
      {...taken}
      summary={words('cellsSummary', {
        name: largest?.name ?? '',
        size: sizeText(format, largest?.universe ?? null),
      })}
      data={{
        rowTitle: words('cells'),
        columns: [
          { title: audienceWords('size'), format: size },
          { title: words('shareOfBase'), format: (value) => format.percent(value, 1) },
          { title: audienceWords('respondents'), format: (value) => format.number(value) },
        ],
        rows: drawn.cells.map(({ name, universe, share, n }) => ({ name, values: [universe, share, n] })),
      }}
      draw={(width) => draw(drawn, width, size)}
    />
  )
}
