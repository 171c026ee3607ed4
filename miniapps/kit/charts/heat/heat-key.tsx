import { useFormat } from '../../words/format.ts'
import type { Measure } from '../chart.ts'
import { formatOf } from '../frame/read-mark.ts'
import type { HeatStep } from '../geometry/heat-step.ts'
import { heatColor } from './heat-cell.tsx'

export const HEAT_KEY_PX = 64
const STEP_PX = 24
const SAMPLES = 30

interface HeatKeyProps {
  left: number
  top: number
  least: number
  most: number
  step(value: number): HeatStep
  measure: Measure
  title: string
}

/** Which colours stand for little and which for much. */
export function HeatKey({ left, top, least, most, step, measure, title }: HeatKeyProps) {
  const number = formatOf(measure, useFormat())
  const colors = [
    ...new Set(
      Array.from({ length: SAMPLES }, (_, index) =>
        heatColor(step(least + ((most - least) * (index + 0.5)) / SAMPLES)),
      ),
    ),
  ]
  return (
    <g transform={`translate(${left},${top + 16})`}>
      {colors.map((color, index) => (
        <rect key={color} x={index * STEP_PX} y={16} width={STEP_PX} height={8} style={{ fill: color }} />
      ))}
      <text className="os-chart-muted" y={42}>
        {number(least)}
      </text>
      <text className="os-chart-muted" x={colors.length * STEP_PX} y={42} textAnchor="end">
        {most === least ? '' : number(most)}
      </text>
      <text className="os-chart-muted" y={8}>
        {title}
      </text>
    </g>
  )
}
