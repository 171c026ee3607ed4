import Papa from 'papaparse'
import { type CsvTexts, parseCsv } from './parse-csv.ts'
import { MAX_FILE_BYTES, MAX_ROWS } from './limits.ts'
import { type Cell, ExchangeError } from './sheet.ts'

/** Text that a spreadsheet would run as a formula when it opens the file; numbers are written as numbers. */
const FORMULA = /^[=+\-@\t\r]/
/** Such a text is written behind an apostrophe, which spreadsheets show or drop and the reader below takes away. */
const GUARDED = /^'+[=+\-@\t\r]/

/** How numbers and columns are parted: where the comma is decimal, spreadsheets expect a semicolon. */
export interface CsvFormat {
  decimal: '.' | ','
}

export const csvFormatOf = (locale: string): CsvFormat => ({
  decimal: new Intl.NumberFormat(locale).formatToParts(1.5).some(({ value }) => value === ',') ? ',' : '.',
})

/** The bytes of a CSV file (RFC 4180) in UTF-8, marked as such, since Excel takes it for something else otherwise. */
export function writeCsv(rows: readonly (readonly Cell[])[], { decimal }: CsvFormat): Uint8Array {
  const texts = rows.map((row) => row.map((cell) => csvText(cell, decimal)))
  const text = Papa.unparse(texts, { delimiter: decimal === ',' ? ';' : ',', newline: '\r\n' })
  return new TextEncoder().encode(`\ufeff${text}`)
}

function csvText(cell: Cell, decimal: string): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell).replace('.', decimal) : ''
  if (cell instanceof Date) return cell.toISOString().replace(/T00:00:00\.000Z$|\.000Z$|Z$/, '')
  const text = String(cell)
  return FORMULA.test(text) || GUARDED.test(text) ? `'${text}` : text
}

/**
 * The texts of a CSV file; what parts its columns is found by looking.
 * @throws ExchangeError for a file beyond the limits
 */
export function readCsv(file: Uint8Array): CsvTexts {
  if (file.length > MAX_FILE_BYTES)
    throw new ExchangeError('too-large', { limit: MAX_FILE_BYTES / 1_000_000 })
  const text = decode(file)
  const read = parseCsv(text, delimiterOf(text))
  if (read.rows.length > MAX_ROWS) throw new ExchangeError('too-many-rows', { rows: read.rows.length })
  const rows = read.rows.map((row) => row.map((text) => (GUARDED.test(text) ? text.slice(1) : text)))
  while (rows.at(-1)?.every((text) => text === '')) rows.pop()
  return { ...read, rows }
}

const DELIMITERS = [',', ';', '\t', '|']
const LOOKED_AT_CHARACTERS = 20_000

/** What stands equally often in most lines; a decimal comma or a comma in a text does not. */
export function delimiterOf(text: string): string {
  const lines = text
    .slice(0, LOOKED_AT_CHARACTERS)
    .replace(/"[^"]*"/g, '')
    .split(/\r\n|\r|\n/)
    .filter(Boolean)
  const agreeing = DELIMITERS.map((delimiter) => {
    const counts = lines.map((line) => line.split(delimiter).length - 1).filter((count) => count > 0)
    return Math.max(0, ...counts.map((count) => counts.filter((each) => each === count).length))
  })
  return DELIMITERS[agreeing.indexOf(Math.max(...agreeing))]!
}

/** UTF-8, or UTF-16 as Excel's "Unicode text", or what older programs of Western Europe write. */
function decode(file: Uint8Array): string {
  const [first, second] = file
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(file)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(file)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file)
  } catch {
    return new TextDecoder('windows-1252').decode(file)
  }
}
