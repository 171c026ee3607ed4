import { useFormat } from '../words/format.ts'
import { ChartFrame } from './frame/chart-frame.tsx'
import { formatOf } from './frame/read-mark.ts'
import { drawScatter } from './scatter/draw-scatter.tsx'
import type { ScatterChartProps } from './scatter/scatter-chart-props.ts'

/** Things by two measures; with a third one as bubbles, whose area is the measure. */
export function ScatterChart(props: ScatterChartProps) {
  const format = useFormat()
  const { pointTitle, points, across, up, size } = props
  const measures = [across, up, ...(size ? [size] : [])]
  return (
    <ChartFrame
      {...props}
      data={{
        rowTitle: pointTitle,
        columns: measures.map((measure) => ({
          title: measure.title,
          unit: measure.unit,
          format: formatOf(measure, format),
        })),
        rows: points.map((point) => ({
          name: point.name,
          values: [point.across, point.up, ...(size ? [point.size ?? null] : [])],
        })),
      }}
      draw={(width) => drawScatter(props, width, format)}
    />
  )
}
