import { useFormat } from '../words/format.ts'
import { drawHistogram, rangeWords, type HistogramProps } from './bars/draw-histogram.tsx'
import { ChartFrame } from './frame/chart-frame.tsx'
import { binsOf } from './geometry/bins-of.ts'
import { words } from './words/words.ts'

/** How often values lie in each stretch of a measure. */
export function Histogram(props: HistogramProps) {
  const format = useFormat()
  return (
    <ChartFrame
      {...props}
      data={{
        rowTitle: props.measure.title,
        columns: [{ title: words('count'), format: (count) => format.number(count) }],
        rows: binsOf(props.values, props.bins).map((bin) => ({
          name: rangeWords(bin, props.measure, format),
          values: [bin.count],
        })),
      }}
      draw={(width, id) => drawHistogram(props, width, id, format)}
    />
  )
}
