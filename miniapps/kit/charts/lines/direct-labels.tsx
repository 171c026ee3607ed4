import type { Series } from '../chart.ts'
import { spreadLabels } from '../geometry/spread-labels.ts'
import { kindColor } from '../parts/kinds.ts'
import type { LinesLayout } from './lines-layout.ts'

const APART_PX = 15

/** The name of each series where its line ends, moved apart where lines end close together. */
export function DirectLabels({ series, layout }: { series: readonly Series[]; layout: LinesLayout }) {
  const { spans, value, inner, height } = layout
  const ends = spans.map((line) => value(line.findLast((span) => span !== null)?.to ?? 0))
  const places = spreadLabels(ends, APART_PX, 0, height)
  return (
    <g>
      {series.map(({ name }, index) => (
        <g key={name}>
          <line
            x1={inner - 2}
            y1={ends[index]}
            x2={inner + 8}
            y2={places[index]}
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
