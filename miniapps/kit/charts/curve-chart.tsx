import { useFormat } from '../words/format.ts'
import { ChartFrame } from './frame/chart-frame.tsx'
import { formatOf } from './frame/read-mark.ts'
import type { CurveChartProps } from './curves/curve-chart-props.ts'
import { drawCurves, placesTo } from './curves/draw-curves.tsx'

/** One measure by another that has no steps: smooth lines, what was observed as points, and where the lines become a guess. */
export function CurveChart(props: CurveChartProps) {
  const format = useFormat()
  const { across, up, lines, points } = props
  const observed = points?.list ?? []
  const places = observed.length ? observed.map(({ x }) => x) : placesTo(across.max)
  const number = formatOf(up, format)
  const titles = [...(points ? [points.name] : []), ...lines.map(({ name }) => name)]
  return (
    <ChartFrame
      {...props}
      data={{
        rowTitle: across.unit ? `${across.title} (${across.unit})` : across.title,
        columns: titles.map((title) => ({ title, unit: up.unit, format: number })),
        rows: places.map((x, row) => ({
          name: formatOf(across, format)(x),
          values: [...(points ? [observed[row]!.y] : []), ...lines.map((line) => line.at(x))],
        })),
      }}
      draw={(width, id) => drawCurves(props, width, id, format)}
    />
  )
}
