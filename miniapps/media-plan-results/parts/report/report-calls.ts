import { type ReportLook, lookAtReport, ROWS_LOOKED_AT } from '../../../domain/deliveries/report-look.ts'
import type { ReportColumns } from '../../../domain/deliveries/report-fields.ts'
import { ReportSums, type ReportTotals } from '../../../domain/deliveries/report-sums.ts'
import { eachRowOf } from '../../../kit/exchange/long/each-row.ts'
import { type Cell, ExchangeError } from '../../../kit/exchange/sheet.ts'
import type { Progress } from '../../../kit/worker/calls.ts'

export interface ReportChoice {
  file: Blob
  titleRow: number
  columns: ReportColumns
  /** By which numbers and days are read. */
  locale: string
}

/** Calls of the worker that reads a report: nothing but sums leaves it. */
export const reportCalls = {
  async look({ file, locales }: { file: Blob; locales: readonly string[] }): Promise<ReportLook> {
    const rows: (readonly Cell[])[] = []
    await eachRowOf(file, (row, number) => {
      if (number > ROWS_LOOKED_AT) throw ENOUGH
      rows[number - 1] = row
    }).catch((error: unknown) => {
      if (error !== ENOUGH) throw error
    })
    if (rows.length === 0) throw new ExchangeError('empty-file')
    return lookAtReport(
      Array.from(rows, (row) => row ?? []),
      locales,
    )
  },

  async sum({ file, titleRow, columns, locale }: ReportChoice, progress: Progress): Promise<ReportTotals> {
    const sums = new ReportSums(columns, locale)
    let rows = 0
    const take = (row: readonly Cell[], number: number) => {
      rows = number
      if (number > titleRow) sums.add(row, number)
    }
    try {
      await eachRowOf(file, take, (share) => progress(share, 1))
    } catch (error) {
      throw error instanceof RangeError ? new ExchangeError('too-many-rows', { rows }) : error
    }
    return sums.totals
  },
}

const ENOUGH = new Error('The first rows are read.')
