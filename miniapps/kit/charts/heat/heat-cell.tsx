import { useFormat } from '../../words/format.ts'
import type { Measure } from '../chart.ts'
import { formatOf } from '../frame/read-mark.ts'
import type { HeatStep } from '../geometry/heat-step.ts'
import { labelLines, lettersIn } from '../geometry/label-lines.ts'
import type { HeatMapCell } from './heat-map-props.ts'

interface HeatCellProps {
  box: { x: number; y: number; width: number; height: number }
  cell: HeatMapCell
  /** None where the value is not known: an empty frame. */
  step: HeatStep | undefined
  measure: Measure
  named: boolean
}

export const heatColor = ({ ramp, step }: HeatStep): string => `var(--os-color-data-${ramp}-${step})`

export function HeatCell({ box, cell, step, measure, named }: HeatCellProps) {
  const format = useFormat()
  const middle = box.x + box.width / 2
  const words = step && { fill: `var(--os-color-${step.words})` }
  const lines = named ? labelLines(cell.name ?? '', lettersIn(box.width - 12), 2) : []
  const bottom = box.y + box.height - (named ? 8 : box.height / 2 - 4)
  if (cell.isSelf) return null
  return (
    <g>
      <rect
        {...box}
        rx={2}
        className="os-chart-cell"
        style={step && { fill: heatColor(step), stroke: 'none' }}
      />
      {lines.length > 0 && (
        <text x={middle} y={box.y + 15} textAnchor="middle" className="os-chart-small" style={words}>
          {lines.map((line, row) => (
            <tspan key={line} x={middle} dy={row === 0 ? 0 : 12}>
              {line}
            </tspan>
          ))}
        </text>
      )}
      <text
        x={middle}
        y={bottom}
        textAnchor="middle"
        className={step ? 'os-chart-value' : 'os-chart-muted'}
        style={words}
      >
        {cell.value === null ? '–' : formatOf(measure, format)(cell.value)}
      </text>
    </g>
  )
}
