import { setsIn } from '../../domain/audience/compose/upset-rows.ts'
import { circlesOfCells, fitted, middleOf, regionPlaces } from '../../domain/audience/compose/venn-circles.ts'
import type { Drawing, Mark } from '../../kit/charts/chart.ts'
import { dashOf, kindColor } from '../../kit/charts/parts/kinds.ts'
import type { DrawnSets } from '../../domain/audience/compose/drawn-sets.ts'
import { setKeys, setLetter } from './set-letters.ts'

const HEIGHT_PX = 340

/** Two or three sets as circles with areas in proportion, each cell with its size. */
export function drawVenn(sets: DrawnSets, width: number, size: (universe: number | null) => string): Drawing {
  const circles = fitted(circlesOfCells(sets.sizes, sets.cells), { width, height: HEIGHT_PX })
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
