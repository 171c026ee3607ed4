import { readCsv } from '../csv.ts'
import type { StrayQuote } from '../parse-csv.ts'
import { ExchangeError } from '../sheet.ts'
import { type ReadSheet, readXlsx } from '../xlsx/read-xlsx.ts'
import { looksLikeWorkbook } from '../xlsx/unpack.ts'

/** Only a CSV file has stray quotation marks. */
export type OpenedSheet = ReadSheet & { strayQuotes?: readonly StrayQuote[] }

/**
 * The sheets of a file: a workbook, or texts with separators, which are one sheet of the file's name.
 * @throws ExchangeError for a file that holds no table
 */
export function sheetsOf(file: Uint8Array, name: string): readonly OpenedSheet[] {
  if (file.length === 0) throw new ExchangeError('empty-file')
  if (looksLikeWorkbook(file)) return readXlsx(file)
  if (isBinary(file)) throw new ExchangeError('not-a-workbook')
  return [{ name: name.replace(/\.\w+$/, ''), isHidden: false, merged: [], formulas: 0, ...readCsv(file) }]
}

const LOOKED_AT_BYTES = 2000

/** A picture or a PDF has zeros near its start or says so; text in UTF-16 begins with its mark. */
function isBinary(file: Uint8Array): boolean {
  const isUtf16 = (file[0] === 0xff && file[1] === 0xfe) || (file[0] === 0xfe && file[1] === 0xff)
  const isPdf = new TextDecoder().decode(file.subarray(0, 5)) === '%PDF-'
  return isPdf || (!isUtf16 && file.subarray(0, LOOKED_AT_BYTES).includes(0))
}
