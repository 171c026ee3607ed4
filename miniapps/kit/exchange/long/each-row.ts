import { looksLikeWorkbook } from '../xlsx/unpack.ts'
import { eachCsvRow } from './csv-rows.ts'
import type { TakeRow } from './take-row.ts'
import { eachWorkbookRow } from './workbook-rows.ts'

/** As many bytes say what a file is. */
const FIRST_BYTES = 8

/**
 * Takes the rows of a CSV file or a workbook one by one, so that a million of them need no room; for a worker.
 * @throws ExchangeError for a file that holds no table or is beyond the limits
 */
export async function eachRowOf(
  file: Blob,
  take: TakeRow,
  progress: (share: number) => void = () => {},
): Promise<void> {
  const first = new Uint8Array(await file.slice(0, FIRST_BYTES).arrayBuffer())
  if (!looksLikeWorkbook(first)) return eachCsvRow(file, take, progress)
  eachWorkbookRow(new Uint8Array(await file.arrayBuffer()), take, progress)
}
