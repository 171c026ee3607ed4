import { LONG_FILE_LIMITS } from '../limits.ts'
import { ExchangeError } from '../sheet.ts'
import { openBook } from '../xlsx/read-xlsx.ts'
import type { TakeRow } from './take-row.ts'
import { PlainRows } from './plain-rows.ts'

const PIECE_BYTES = 1_000_000

/**
 * Takes the rows of the longest sheet of a workbook that is not hidden, piece by piece of its XML: as one text a
 * million rows would fill the memory twice.
 * @throws ExchangeError for a file that is no workbook, is damaged, or beyond the limits
 */
export function eachWorkbookRow(file: Uint8Array, take: TakeRow, progress: (share: number) => void): void {
  const { sheets, book } = openBook(file, LONG_FILE_LIMITS)
  const [longest] = sheets
    .filter(({ isHidden }) => !isHidden)
    .toSorted((one, other) => other.xml.length - one.xml.length)
  if (!longest) throw new ExchangeError('empty-file')
  const { xml } = longest
  const rows = new PlainRows(book)
  const decoder = new TextDecoder()
  let rest = ''
  let row = 0
  for (let from = 0; from < xml.length; from += PIECE_BYTES) {
    rest += decoder.decode(xml.subarray(from, from + PIECE_BYTES), { stream: true })
    const end = endOfRows(rest)
    rows.each(rest.slice(0, end), (cells, index = row) => take(cells, (row = index + 1)))
    rest = rest.slice(end)
    progress(Math.min(1, (from + PIECE_BYTES) / xml.length))
  }
}

/** Behind the last row that is whole; the name of its tag may have a prefix. */
function endOfRows(xml: string): number {
  const end = Math.max(xml.lastIndexOf('</row>') + '</row>'.length, xml.lastIndexOf(':row>') + ':row>'.length)
  return end > ':row>'.length ? end : 0
}
