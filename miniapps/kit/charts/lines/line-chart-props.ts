import type { ChartProps, Measure, Series } from '../chart.ts'

export interface LineChartProps extends ChartProps {
  /** What stands along the bottom: `Quarter`. */
  categoryTitle: string
  /** In order; each once. */
  categories: readonly string[]
  series: readonly Series[]
  measure: Measure
}
