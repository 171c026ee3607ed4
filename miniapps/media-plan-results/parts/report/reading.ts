import type { ReportColumns } from '../../../domain/deliveries/report-fields.ts'

/** The person's reading of the file; begins as the look at it has found. */
export interface Reading {
  columns: ReportColumns
  locale: string
  /** Of rows that name none. */
  source: string
}
