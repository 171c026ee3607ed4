import type { ChartProps, Measure, Series } from '../chart.ts'

export interface DenseChartProps extends ChartProps {
  /** What stands along the bottom: `Day`. */
  acrossTitle: string
  /** Ascending; moments as milliseconds. */
  across: readonly number[]
  acrossWords(value: number): string
  /** The places are moments: ticks stand at days, months and years. */
  isTime?: boolean
  series: readonly Series[]
  measure: Measure
}
