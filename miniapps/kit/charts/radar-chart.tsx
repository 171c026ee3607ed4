import { useFormat } from '../words/format.ts'
import { ChartFrame } from './frame/chart-frame.tsx'
import { formatOf } from './frame/read-mark.ts'
import { drawRadar, type RadarChartProps } from './radar/draw-radar.tsx'

/** Several measures of one thing around a circle; under three spokes use bars. */
export function RadarChart(props: RadarChartProps) {
  const format = useFormat()
  const { axisTitle, axes, series, measure } = props
  return (
    <ChartFrame
      {...props}
      data={{
        rowTitle: axisTitle,
        columns: series.map(({ name }) => ({
          title: name,
          unit: measure.unit,
          format: formatOf(measure, format),
        })),
        rows: axes.map((name, row) => ({ name, values: series.map(({ values }) => values[row] ?? null) })),
      }}
      draw={(width) => drawRadar(props, width, format)}
    />
  )
}
