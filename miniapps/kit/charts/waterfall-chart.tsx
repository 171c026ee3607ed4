import { useFormat } from '../words/format.ts'
import { drawWaterfall, type WaterfallChartProps } from './bars/draw-waterfall.tsx'
import { ChartFrame } from './frame/chart-frame.tsx'
import { formatOf } from './frame/read-mark.ts'
import { waterfallSteps } from './geometry/waterfall-steps.ts'
import { words } from './words/words.ts'

/** How a figure comes about step by step: what adds to it, what takes from it, and the sums between. */
export function WaterfallChart(props: WaterfallChartProps) {
  const format = useFormat()
  const { steps, measure } = props
  const column = { unit: measure.unit, format: formatOf(measure, format) }
  return (
    <ChartFrame
      {...props}
      data={{
        rowTitle: words('step'),
        columns: [
          { ...column, title: words('change') },
          { ...column, title: words('sum') },
        ],
        rows: waterfallSteps(steps).map(({ label, value, span, kind }) => ({
          name: label,
          values: [kind === 'total' ? null : value, span?.to ?? null],
        })),
      }}
      draw={(width, id) => drawWaterfall(props, width, id, format)}
    />
  )
}
