import type { ChartProps, Measure, Series } from '../chart.ts'
import type { LineMode } from './line-spans.ts'

export interface LineChartProps extends ChartProps {
  /** What stands along the bottom: `Quarter`. */
  categoryTitle: string
  /** In order; each once. */
  categories: readonly string[]
  series: readonly Series[]
  measure: Measure
  mode?: LineMode
  /** Areas always start at zero; lines only when told, or where the measure has an end. */
  fromZero?: boolean
}
