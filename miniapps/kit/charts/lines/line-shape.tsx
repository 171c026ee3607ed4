import { area, line } from 'd3-shape'
import type { Span } from '../geometry/stack-values.ts'
import { patternFill } from '../parts/fill-patterns.tsx'
import { dashOf, kindColor } from '../parts/kinds.ts'
import { PointShape } from '../parts/point-shape.tsx'
import type { LineMode } from './line-spans.ts'
import type { LinesLayout } from './lines-layout.ts'

/** More points than this stand so close that only lone ones are drawn. */
const MOST_POINTS = 40

interface LineShapeProps {
  spans: readonly (Span | null)[]
  categories: readonly string[]
  layout: LinesLayout
  mode: LineMode
  place: number
  id: string
}

/** A series: its line where neighbours are known, a point for each value, and an area where asked. */
export function LineShape({ spans, categories, layout, mode, place, id }: LineShapeProps) {
  const x = (_: unknown, index: number) => layout.place(categories[index]!) ?? 0
  const isKnown = (span: Span | null): span is Span => span !== null
  const outline = line<Span | null>(x, (span) => layout.value(span?.to ?? 0)).defined(isKnown)
  const filled = area<Span | null>(
    x,
    (span) => layout.value(span?.from ?? 0),
    (span) => layout.value(span?.to ?? 0),
  ).defined(isKnown)
  const isLone = (index: number) => !spans[index - 1] && !spans[index + 1]
  return (
    <g>
      {mode !== 'line' && (
        <path
          d={filled([...spans]) ?? undefined}
          className="os-chart-area"
          style={{ fill: patternFill(id, place) }}
        />
      )}
      <path
        d={outline([...spans]) ?? undefined}
        className="os-chart-line"
        strokeDasharray={mode === 'line' ? dashOf(place) : undefined}
        style={{ stroke: kindColor(place) }}
      />
      {spans.map((span, index) =>
        span && mode === 'line' && (spans.length <= MOST_POINTS || isLone(index)) ? (
          <PointShape key={categories[index]} place={place} x={x(span, index)} y={layout.value(span.to)} />
        ) : null,
      )}
    </g>
  )
}
