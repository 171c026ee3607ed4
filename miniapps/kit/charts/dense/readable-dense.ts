import type uPlot from 'uplot'
import type { Format } from '../../words/format.ts'
import { valueWords } from '../frame/read-mark.ts'
import type { Readable } from '../frame/use-reading.ts'
import type { DenseChartProps } from './dense-chart-props.ts'

const NEAR_PX = 60

/** Looks values up where they are drawn: a mark for each of many thousand is never made. */
export function readableDense(
  { across, acrossWords, series, measure }: DenseChartProps,
  plot: uPlot | undefined,
  format: Format,
): Readable {
  const place = (row: number, column: number) => {
    const { left, top, height } = plot!.over.getBoundingClientRect()
    const { left: fromLeft, top: fromTop } = plot!.root.getBoundingClientRect()
    const value = series[row]?.values[column] ?? null
    const y = value === null ? height : plot!.valToPos(value, 'y')
    return { x: left - fromLeft + plot!.valToPos(across[column]!, 'x'), y: top - fromTop + y }
  }
  return {
    lengths: plot ? series.map(() => across.length) : [],
    markOf: ({ row, column }) => {
      const one = series[row]
      if (!plot || !one || across[column] === undefined) return undefined
      return {
        ...place(row, column),
        name: acrossWords(across[column]),
        series: series.length > 1 ? one.name : undefined,
        value: valueWords(one.values[column] ?? null, measure, format),
      }
    },
    find: (x, y) => {
      if (!plot || across.length === 0) return undefined
      const fromLeft = plot.over.getBoundingClientRect().left - plot.root.getBoundingClientRect().left
      const column = plot.posToIdx(x - fromLeft)
      const away = series.map((_, row) => Math.abs(place(row, column).y - y))
      const row = away.indexOf(Math.min(...away))
      return away[row]! <= NEAR_PX ? { row, column } : undefined
    },
  }
}
