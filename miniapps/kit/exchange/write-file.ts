import { csvFormatOf, writeCsv } from './csv.ts'
import { isFormula, type Sheet } from './sheet.ts'
import { writeXlsx } from './xlsx/write-xlsx.ts'

export type FileKind = 'csv' | 'xlsx'

const TYPES: Readonly<Record<FileKind, string>> = {
  csv: 'text/csv;charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/**
 * A sheet as a file, or more of them as a workbook; a CSV file holds the first.
 * @param numberLocale in which spreadsheets of this person read numbers of a CSV file
 * @throws ExchangeError for what a workbook cannot hold
 */
export function writeFile(sheet: Sheet | readonly Sheet[], kind: FileKind, numberLocale: string): Blob {
  const sheets = [sheet].flat()
  const computed = () =>
    sheets[0]!.rows.map((row) => row.map((cell) => (isFormula(cell) ? cell.value : cell)))
  const bytes = kind === 'csv' ? writeCsv(computed(), csvFormatOf(numberLocale)) : writeXlsx(sheets)
  return new Blob([bytes as Uint8Array<ArrayBuffer>], { type: TYPES[kind] })
}
