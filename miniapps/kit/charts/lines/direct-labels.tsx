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

/** The name of each series where its line ends, moved apart where lines end close together. */
export function DirectLabels({ series, categories, layout }: DirectLabelsProps) {
  const { spans, value, inner, height } = layout
  const ends = spans.map((line) => value(line.findLast((span) => span !== null)?.to ?? 0))
  const places = spreadLabels(ends, APART_PX, 0, height)
  const startOf = (index: number) =>
    layout.place(categories[spans[index]!.findLastIndex((span) => span !== null)] ?? '') ?? inner
  return (
    <g>
      {series.map(({ name }, index) => (
        <g key={name}>
          <path
            d={`M${startOf(index)},${ends[index]}H${inner - 2}L${inner + 8},${places[index]}`}
            className="os-chart-leader"
            style={{ stroke: kindColor(index) }}
          />
          <text x={inner + 12} y={places[index]} dy="0.35em">
            {name}
          </text>
        </g>
      ))}
    </g>
  )
}
