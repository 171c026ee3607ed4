import { csvFormatOf, writeCsv } from './csv.ts'
import type { Sheet } from './sheet.ts'
import { writeXlsx } from './xlsx/write-xlsx.ts'

export type FileKind = 'csv' | 'xlsx'

const TYPES: Readonly<Record<FileKind, string>> = {
  csv: 'text/csv;charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/**
 * A sheet as a file.
 * @param numberLocale in which spreadsheets of this person read numbers of a CSV file
 * @throws ExchangeError for what a workbook cannot hold
 */
export function writeFile(sheet: Sheet, kind: FileKind, numberLocale: string): Blob {
  const bytes = kind === 'csv' ? writeCsv(sheet.rows, csvFormatOf(numberLocale)) : writeXlsx([sheet])
  return new Blob([bytes as Uint8Array<ArrayBuffer>], { type: TYPES[kind] })
}
