import { useFormat } from '../../words/format.ts'
import type { Measure } from '../chart.ts'
import { tickFormatOf } from '../frame/read-mark.ts'
import type { HeatStep } from '../geometry/heat-step.ts'
import { labelLines, lettersIn } from '../geometry/label-lines.ts'
import { heatColor } from './heat-cell.tsx'

const KEY_PX = 64
const TITLE_LINE_PX = 16
const STEP_PX = 24
const SAMPLES = 30

interface HeatKeyProps {
  left: number
  top: number
  least: number
  most: number
  step(value: number): HeatStep
  measure: Measure
  title: readonly string[]
}

/** What it measures, in as many lines as it takes there. */
export const heatKeyTitle = (title: string, width: number): string[] => labelLines(title, lettersIn(width))

export const heatKeyPx = (title: readonly string[]): number => KEY_PX + (title.length - 1) * TITLE_LINE_PX

/** Which colours stand for little and which for much. */
export function HeatKey({ left, top, least, most, step, measure, title }: HeatKeyProps) {
  const number = tickFormatOf(measure, useFormat())
  const colors = [
    ...new Set(
      Array.from({ length: SAMPLES }, (_, index) =>
        heatColor(step(least + ((most - least) * (index + 0.5)) / SAMPLES)),
      ),
    ),
  ]
  return (
    <g transform={`translate(${left},${top + heatKeyPx(title) - KEY_PX + 16})`}>
      {colors.map((color, index) => (
        <rect key={color} x={index * STEP_PX} y={16} width={STEP_PX} height={8} style={{ fill: color }} />
      ))}
      <text className="os-chart-muted" y={42}>
        {number(least)}
      </text>
      <text className="os-chart-muted" x={colors.length * STEP_PX} y={42} textAnchor="end">
        {most === least ? '' : number(most)}
      </text>
      <text className="os-chart-muted">
        {title.map((line, row) => (
          <tspan key={line} x={0} y={8 - (title.length - 1 - row) * TITLE_LINE_PX}>
            {line}
          </tspan>
        ))}
      </text>
    </g>
  )
}
