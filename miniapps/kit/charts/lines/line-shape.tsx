import { line } from 'd3-shape'
import { dashOf, kindColor } from '../parts/kinds.ts'
import { PointShape } from '../parts/point-shape.tsx'
import type { LinesLayout } from './lines-layout.ts'

/** More points than this stand so close that only lone ones are drawn. */
const MOST_POINTS = 40

interface LineShapeProps {
  values: readonly (number | null)[]
  categories: readonly string[]
  layout: LinesLayout
  place: number
}

/** A series: its line where neighbours are known, and a point for each value. */
export function LineShape({ values, categories, layout, place }: LineShapeProps) {
  const x = (_: unknown, index: number) => layout.place(categories[index]!) ?? 0
  const y = (value: number | null) => layout.value(value ?? 0)
  const outline = line<number | null>(x, y).defined((value) => value !== null)
  const isLone = (index: number) => (values[index - 1] ?? values[index + 1] ?? null) === null
  return (
    <g>
      <path
        d={outline([...values]) ?? undefined}
        className="os-chart-line"
        strokeDasharray={dashOf(place)}
        style={{ stroke: kindColor(place) }}
      />
      {values.map((value, index) =>
        value !== null && (values.length <= MOST_POINTS || isLone(index)) ? (
          <PointShape key={categories[index]} place={place} x={x(value, index)} y={y(value)} />
        ) : null,
      )}
    </g>
  )
}
