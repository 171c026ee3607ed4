import type { Series } from '../chart.ts'
import { spreadLabels } from '../geometry/spread-labels.ts'
import { kindColor } from '../parts/kinds.ts'
import type { LinesLayout } from './lines-layout.ts'

const APART_PX = 15

interface DirectLabelsProps {
  series: readonly Series[]
  categories: readonly string[]
  layout: LinesLayout
}

/** The name of each series where its line ends: beside the picture, or in it where the data ends earlier. Moved apart where lines end close together. */
export function DirectLabels({ series, categories, layout }: DirectLabelsProps) {
  const { lines, value, inner, height } = layout
  const ends = lines.map((line) => value(line.findLast((each) => each !== null) ?? 0))
  const lastOf = (index: number) => lines[index]!.findLastIndex((each) => each !== null)
  const places: number[] = []
  for (const at of new Set(series.map((_, index) => lastOf(index)))) {
    const own = series.flatMap((_, index) => (lastOf(index) === at ? [index] : []))
    const apart = spreadLabels(
      own.map((index) => ends[index]!),
      APART_PX,
      0,
      height,
    )
    for (const [order, index] of own.entries()) places[index] = apart[order]!
  }
  const startOf = (index: number) => layout.place(categories[lastOf(index)] ?? '') ?? inner
  /** Where the name stands. */
  const edgeOf = (index: number) => (lastOf(index) === categories.length - 1 ? inner : startOf(index))
  return (
    <g>
      {series.map(({ name }, index) => (
        <g key={name}>
          <path
            d={`M${startOf(index)},${ends[index]}L${edgeOf(index) + 8},${places[index]}`}
            className="os-chart-leader"
            style={{ stroke: kindColor(index) }}
          />
          <text className="os-chart-end" x={edgeOf(index) + 12} y={places[index]} dy="0.35em">
            {name}
          </text>
        </g>
      ))}
    </g>
  )
}
