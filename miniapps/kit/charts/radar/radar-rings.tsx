import { curveLinearClosed, lineRadial } from 'd3-shape'
import type { ValueScale } from '../geometry/value-scale.ts'
import { spoke, spokeAngle } from './spoke.ts'

interface RadarRingsProps {
  ticks: readonly number[]
  scale: ValueScale
  axes: readonly string[]
}

export function RadarRings({ ticks, scale, axes }: RadarRingsProps) {
  const ring = (value: number) =>
    lineRadial<string>()
      .angle((_, index) => spokeAngle(index, axes.length))
      .radius(scale(value))
      .curve(curveLinearClosed)(axes) ?? undefined
  return (
    <g>
      {ticks.map((tick) => (
        <path key={tick} className="os-chart-grid" d={ring(tick)} />
      ))}
      {axes.map((axis, index) => {
        const { x, y } = spoke(index, axes.length, scale.range()[1]!)
        return <line key={axis} className="os-chart-grid" x2={x} y2={y} />
      })}
    </g>
  )
}
