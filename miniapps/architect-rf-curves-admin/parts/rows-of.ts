import { readCsv } from '../../kit/exchange/csv.ts'
import { looksLikeWorkbook } from '../../kit/exchange/xlsx/unpack.ts'
import { readXlsx } from '../../kit/exchange/xlsx/read-xlsx.ts'
import type { Pasted } from './pasted-points.ts'

/** The rows of a file or of what a spreadsheet put into the clipboard, as texts; a number of a workbook stays one, for its point is nobody's thousands. Formulas are texts, and are never run. */
export async function rowsOf(source: string | File): Promise<readonly (readonly Pasted[])[]> {
  const bytes =
    typeof source === 'string' ? new TextEncoder().encode(source) : new Uint8Array(await source.arrayBuffer())
  if (!looksLikeWorkbook(bytes)) return readCsv(bytes).rows
  const [sheet] = readXlsx(bytes)
  return (sheet?.rows ?? []).map((row) =>
    row.map((cell) => {
      if (typeof cell === 'number') return cell
      return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell ?? '')
    }),
  )
}
