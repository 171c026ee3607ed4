import { dateOf } from '../kernel/periods/days.ts'
import { findHeader } from '../planning/uploads/find-header.ts'
import { matchColumns } from '../planning/uploads/match-columns.ts'
import type { ReportCell } from './report-cells.ts'
import { REPORT_TITLES, type ReportColumns } from './report-fields.ts'

/** Rows of a report that are looked at before it is read. */
export const ROWS_LOOKED_AT = 80
const SAMPLES = 20
const DAY_MS = 86_400_000

/** A report as it seems to be, for the person to correct. */
export interface ReportLook {
  /** From 1; 0 where no row has titles. */
  titleRow: number
  columns: readonly { label: string; sample: string }[]
  fields: ReportColumns
  /** The way of writing numbers and days by which most columns can be read. */
  locale: string
}

/** Looks for titles and for what each column holds, by the first locale that reads the most columns. */
export function lookAtReport(
  rows: readonly (readonly ReportCell[])[],
  locales: readonly string[],
): ReportLook {
  const texts = rows.map((row) => Array.from(row, (cell) => textOf(cell ?? null)))
  const titleRow = findHeader({ rows: texts, fields: REPORT_TITLES })?.row ?? 0
  const below = texts.slice(titleRow, titleRow + SAMPLES)
  const labels = titleRow > 0 ? texts[titleRow - 1]! : (below[0] ?? []).map(() => '')
  const columns = labels.map((label, column) => ({ label, samples: below.map((row) => row[column] ?? '') }))
  const found = locales.map((locale) => ({
    locale,
    matched: matchColumns({ columns, fields: REPORT_TITLES, locale }),
  }))
  const best = found.reduce((one, other) => (other.matched.length > one.matched.length ? other : one))
  return {
    titleRow,
    columns: columns.map(({ label, samples }) => ({ label, sample: samples.find(Boolean) ?? '' })),
    fields: Object.fromEntries(best.matched.map(({ field, column }) => [field, column])),
    locale: best.locale,
  }
}

function textOf(cell: ReportCell): string {
  if (cell instanceof Date) return dateOf(Math.floor(cell.getTime() / DAY_MS))
  return cell === null ? '' : String(cell).trim()
}
