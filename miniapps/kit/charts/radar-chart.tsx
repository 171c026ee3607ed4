import { useFormat } from '../words/format.ts'
import { ChartFrame } from './frame/chart-frame.tsx'
import { seriesData } from './frame/series-data.ts'
import { drawRadar, type RadarChartProps } from './radar/draw-radar.tsx'

/** Several measures of one thing around a circle; under three spokes use bars. */
export function RadarChart(props: RadarChartProps) {
  const format = useFormat()
  const { axisTitle, axes, series, measure } = props
  return (
    <ChartFrame
      {...props}
      data={seriesData(axisTitle, axes, series, measure, format)}
      draw={(width) => drawRadar(props, width, format)}
    />
  )
}
