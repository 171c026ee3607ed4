import { setsIn } from '../../domain/audience/compose/upset-rows.ts'
import { type Circle, regionPlaces, vennCircles } from '../../domain/audience/compose/venn-circles.ts'
import type { Drawing, Mark } from '../../kit/charts/chart.ts'
import { dashOf, kindColor } from '../../kit/charts/parts/kinds.ts'
import type { DrawnSets } from './drawn-sets.ts'
import { setKeys, setLetter } from './set-letters.ts'

const HEIGHT_PX = 340
const EDGE_PX = 24

/** Sizes and overlaps of every two sets, as circles need them. */
function circlesOf({ sizes, cells }: DrawnSets): Circle[] {
  const both = (one: number, other: number) =>
    cells.reduce((sum, { mask, universe }) => {
      const isIn = mask !== null && mask & (1 << one) && mask & (1 << other)
      return sum + (isIn ? (universe ?? 0) : 0)
    }, 0)
  return vennCircles({
    sizes: sizes.map((size) => size ?? 0),
    both: sizes.length > 2 ? [both(0, 1), both(0, 2), both(1, 2)] : [both(0, 1)],
  })
}

/** Circles in the middle of the picture, as large as it lets them be. */
function fitted(circles: readonly Circle[], width: number): Circle[] {
  const ends = (of: (circle: Circle) => readonly [number, number]) => {
    const all = circles.flatMap(of)
    return [Math.min(...all), Math.max(...all)] as const
  }
  const [left, right] = ends(({ x, radius }) => [x - radius, x + radius])
  const [top, bottom] = ends(({ y, radius }) => [y - radius, y + radius])
  const scale = Math.min(
    (width - 2 * EDGE_PX) / Math.max(right - left, Number.MIN_VALUE),
    (HEIGHT_PX - 2 * EDGE_PX) / Math.max(bottom - top, Number.MIN_VALUE),
  )
  return circles.map(({ x, y, radius }) => ({
    x: width / 2 + (x - (left + right) / 2) * scale,
    y: HEIGHT_PX / 2 + (y - (top + bottom) / 2) * scale,
    radius: radius * scale,
  }))
}

/** Two or three sets as circles with areas in proportion, each cell with its size. */
export function drawVenn(sets: DrawnSets, width: number, size: (universe: number | null) => string): Drawing {
  const circles = fitted(circlesOf(sets), width)
  const places = regionPlaces(circles)
  const shown = sets.cells.filter(({ mask }) => mask !== null && mask > 0)
  const marks = shown.map(({ mask, name, universe }): Mark => {
    const { x, y } = places.get(mask!) ?? middleOf(circles, mask!)
    return { x, y, name, value: size(universe) }
  })
  return {
    height: HEIGHT_PX,
    marks: [marks],
    keys: setKeys(sets.names, 'line'),
    drawn: (
      <>
        {circles.map(({ x, y, radius }, place) => (
          <circle
            key={sets.names[place]}
            cx={x}
            cy={y}
            r={radius}
            className="os-chart-bubble"
            strokeDasharray={dashOf(place)}
            style={{ fill: kindColor(place), stroke: kindColor(place) }}
          />
        ))}
        {shown.map(({ key, mask }, at) => {
          const place = places.get(mask!)
          if (!place || place.room < LEAST_ROOM_PX) return null
          return (
            <g key={key} textAnchor="middle" transform={`translate(${place.x},${place.y})`}>
              <text dy="-0.2em" className="os-chart-muted os-chart-small">
                {setsIn(mask!, circles.length).map(setLetter).join('')}
              </text>
              <text dy="0.95em" className="os-chart-value os-chart-end">
                {marks[at]!.value}
              </text>
            </g>
          )
        })}
      </>
    ),
  }
}

/** A cell with less room has its figure in the tip and in the table alone. */
const LEAST_ROOM_PX = 16

function middleOf(circles: readonly Circle[], mask: number): { x: number; y: number } {
  const within = circles.filter((_, set) => mask & (1 << set))
  const mean = (of: (circle: Circle) => number) =>
    within.reduce((sum, circle) => sum + of(circle), 0) / within.length
  return { x: mean(({ x }) => x), y: mean(({ y }) => y) }
}
