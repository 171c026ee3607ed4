import type { ReactNode } from 'react'
import type { LegendKey } from './frame/legend.tsx'

/** What every chart of the family is told. */
export interface ChartProps {
  title: string
  /** One sentence that says what the chart shows and what stands out. */
  summary: string
  headingLevel?: 2 | 3 | 4
  /** Chart and table side by side where there is room, instead of one at a time. */
  beside?: boolean
  /** Below the picture: what one must know to read it right. */
  note?: ReactNode
  /** Source of the figures with the notice of its licence: shown below the picture, and written into each file of it. */
  source?: string
  /** False where a licence lets nothing out: then there are no files. */
  exports?: boolean
  /** In place of the table that is made from the same data. */
  table?: ReactNode
  /** What downloads are called, without an ending; the title unless told. */
  fileName?: string
}

/** What an axis measures. */
export interface Measure {
  title: string
  /** `EUR`, `%`, `out of 100`; stands with the title, and with each value that is read. */
  unit?: string
  /** In the person's way of writing numbers unless told. */
  format?(value: number): string
  /** After the point of each value, so that a picture writes numbers as its table does; ticks have as many as they need. */
  digits?: number
  /** Where the measure ends, e.g. 100. */
  max?: number
}

export interface Series {
  name: string
  /** One for each category; null is not known and leaves a gap. */
  values: readonly (number | null)[]
}

/** The numbers behind a chart: its table, and its CSV file. */
export interface ChartData {
  rowTitle: string
  columns: readonly { title: string; unit?: string | undefined; format(value: number): string }[]
  rows: readonly { name: string; values: readonly (number | null)[] }[]
}

/** A value in the picture: where it is, and how it is read. */
export interface Mark {
  x: number
  y: number
  /** Where the pointer reads it; without one it does so near the place. */
  box?: { x: number; y: number; width: number; height: number } | undefined
  name: string
  series?: string | undefined
  value: string
}

/** A chart at a width. */
export interface Drawing {
  height: number
  drawn: ReactNode
  /** In lines, as arrow keys go through them. */
  marks: readonly (readonly Mark[])[]
  keys?: readonly LegendKey[]
}
