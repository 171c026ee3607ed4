import type { ChartProps, Measure } from '../chart.ts'

export interface HeatMapCell {
  value: number | null
  /** Of its own, where there are no columns with names. */
  name?: string
  /** Something beside itself: left empty, and out of the scale. */
  isSelf?: boolean
}

export interface HeatMapProps extends ChartProps {
  rowTitle: string
  /** Names of the columns; without them each cell has a name of its own, and rows may differ in length. */
  columns?: readonly string[]
  rows: readonly { name: string; cells: readonly HeatMapCell[] }[]
  measure: Measure
  /** Where the scale begins; the smallest value unless told. It ends at the measure's end, or at the largest. */
  min?: number
  /** Values below it are coloured another way than those above. */
  middle?: number
}
