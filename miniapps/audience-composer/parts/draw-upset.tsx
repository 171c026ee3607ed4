import { setsIn } from '../../domain/audience/compose/upset-rows.ts'
import type { Drawing, Mark } from '../../kit/charts/chart.ts'
import { zeroScale } from '../../kit/charts/geometry/value-scale.ts'
import { kindColor } from '../../kit/charts/parts/kinds.ts'
import type { DrawnCell, DrawnSets } from '../../domain/audience/compose/drawn-sets.ts'
import { setKeys, setLetter } from './set-letters.ts'

const ROW_PX = 26
const HEAD_PX = 28
const BAR_EDGE_PX = 5
const DOT_PX = 6
const GAP_PX = 16
const VALUE_PX = 72
/** More cells than these are in the table alone. */
export const ROWS_MAX = 40

/** A line for each cell: dots say in which of the sets it lies, a bar how large it is. On a phone it is as high, and narrower. */
export function drawUpset(
  sets: DrawnSets,
  width: number,
  size: (universe: number | null) => string,
): Drawing {
  const count = sets.names.length
  const cells = sets.cells.slice(0, ROWS_MAX)
  const step = Math.min(24, (width * 0.45) / count)
  const left = step * count + GAP_PX
  const scale = zeroScale(
    cells.map(({ universe }) => universe ?? 0),
    Math.max(width - left - VALUE_PX, 40),
  )
  return {
    height: HEAD_PX + cells.length * ROW_PX,
    marks: cells.map((cell, row) => [markOf(cell, row, left + scale(cell.universe ?? 0) / 2, width, size)]),
    keys: setKeys(sets.names, 'point'),
    drawn: (
      <>
        {sets.names.map((name, set) => (
          <text
            key={name}
            x={step * (set + 0.5)}
            y={HEAD_PX / 2}
            textAnchor="middle"
            className="os-chart-value"
          >
            {setLetter(set)}
          </text>
        ))}
        {cells.map((cell, row) => (
          <g key={cell.key} transform={`translate(0,${HEAD_PX + row * ROW_PX})`}>
            <Dots cell={cell} count={count} step={step} />
            <Bar cell={cell} left={left} width={scale(cell.universe ?? 0)} text={size(cell.universe)} />
          </g>
        ))}
      </>
    ),
  }
}

/** The whole line reads its cell. */
function markOf(
  { name, universe }: DrawnCell,
  row: number,
  x: number,
  width: number,
  size: (universe: number | null) => string,
): Mark {
  const y = HEAD_PX + row * ROW_PX
  return { x, y, box: { x: 0, y, width, height: ROW_PX }, name, value: size(universe) }
}

interface BarProps {
  cell: DrawnCell
  left: number
  width: number
  text: string
}

/** People outside of all sets, and those taken together, are in another grey. */
function Bar({ cell: { mask, universe }, left, width, text }: BarProps) {
  return (
    <>
      {universe !== null && (
        <rect
          x={left}
          y={BAR_EDGE_PX}
          width={width}
          height={ROW_PX - 2 * BAR_EDGE_PX}
          rx={1}
          style={{ fill: mask ? kindColor(0) : 'var(--os-color-border-strong)' }}
        />
      )}
      <text x={left + width + 8} y={ROW_PX / 2} dy="0.35em" className="os-chart-value">
        {text}
      </text>
    </>
  )
}

interface DotsProps {
  cell: DrawnCell
  count: number
  step: number
}

function Dots({ cell: { mask }, count, step }: DotsProps) {
  const within = setsIn(mask ?? 0, count)
  const [first = 0, last = 0] = [within[0], within.at(-1)]
  return (
    <g>
      {last > first && (
        <line
          x1={step * (first + 0.5)}
          x2={step * (last + 0.5)}
          y1={ROW_PX / 2}
          y2={ROW_PX / 2}
          strokeWidth={2}
          style={{ stroke: 'var(--os-color-text)' }}
        />
      )}
      {Array.from({ length: count }, (_, set) => (
        <circle
          key={setLetter(set)}
          cx={step * (set + 0.5)}
          cy={ROW_PX / 2}
          r={within.includes(set) ? DOT_PX : DOT_PX - 2}
          style={{ fill: within.includes(set) ? 'var(--os-color-text)' : 'var(--os-color-border)' }}
        />
      ))}
    </g>
  )
}
