import { readCsv } from '../../kit/exchange/csv.ts'
import { looksLikeWorkbook } from '../../kit/exchange/xlsx/unpack.ts'
import { readXlsx } from '../../kit/exchange/xlsx/read-xlsx.ts'

/** The rows of a file or of what a spreadsheet put into the clipboard, as texts. Formulas are texts, and are never run. */
export async function rowsOf(source: string | File): Promise<readonly (readonly string[])[]> {
  const bytes =
    typeof source === 'string' ? new TextEncoder().encode(source) : new Uint8Array(await source.arrayBuffer())
  if (!looksLikeWorkbook(bytes)) return readCsv(bytes).rows
  const [sheet] = readXlsx(bytes)
  return (sheet?.rows ?? []).map((row) =>
    row.map((cell) => (cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell ?? ''))),
  )
}
