import type { CellFault, SourceTable } from '../../../../domain/surveys/draft/source-table.ts'
import { setColumns } from '../../../../domain/surveys/draft/set-columns.ts'
import { personalKind, STOPPING } from '../../../../domain/surveys/draft/personal-kind.ts'
import { readSavBytes } from '../../../../domain/surveys/read-sav.ts'
import { LONG_FILE_LIMITS } from '../../../../kit/exchange/limits.ts'
import { eachRowOf } from '../../../../kit/exchange/long/each-row.ts'
import { type Cell, ExchangeError } from '../../../../kit/exchange/sheet.ts'
import { CallFailed } from '../../../../kit/worker/calls.ts'
import { ColumnReader } from './column-reader.ts'

type Progress = (share: number) => void

/**
 * A file of answers, whichever program wrote it.
 * @throws ExchangeError, or CallFailed for what is no table of answers or says who people are
 */
export async function readTable(file: Blob, locale: string, progress: Progress): Promise<SourceTable> {
  const table = (await isSav(file))
    ? await readSavTable(file, progress)
    : await readRows(file, locale, progress)
  if (table.rows === 0) throw new ExchangeError('empty-file')
  for (const column of table.columns) {
    const kind = personalKind(column)
    if (kind && STOPPING.has(kind))
      throw new CallFailed(`Column ${column.name}: ${kind}`, `personal-${kind}`, { column: column.name })
  }
  return table
}

const isSav = async (file: Blob): Promise<boolean> => /^\$FL[23]/.test(await file.slice(0, 4).text())

async function readSavTable(file: Blob, progress: Progress): Promise<SourceTable> {
  if (file.size > LONG_FILE_LIMITS.bytes)
    throw new ExchangeError('too-large', { limit: LONG_FILE_LIMITS.bytes / 1_000_000 })
  const read = readSavBytes(new Uint8Array(await file.arrayBuffer()), progress)
  if ('refused' in read) throw new CallFailed(read.refused, read.refused)
  const { rows, variables, leftOut, sets } = read
  const columns = [...variables, ...setColumns(sets, variables)]
  return { rows, columns, leftOut, faults: [], faultCount: 0 }
}

/** The first row that is not blank has the names; blank rows are none. */
async function readRows(file: Blob, locale: string, progress: Progress): Promise<SourceTable> {
  let columns: ColumnReader[] | undefined
  const numbers: number[] = []
  const take = (cells: readonly Cell[], number: number) => {
    if (cells.every((cell) => cell === null || cell === '')) return
    if (!columns)
      return void (columns = cells.map(
        (cell, at) => new ColumnReader(String(cell ?? '').trim() || `column_${at + 1}`, locale),
      ))
    columns.forEach((column, at) => column.add(cells[at] ?? null))
    numbers.push(number)
  }
  await eachRowOf(file, take, progress)
  const faults: CellFault[] = []
  const read = (columns ?? []).map((column) => column.whole((at) => numbers[at]!, faults))
  const faultCount = read.reduce((sum, each) => sum + each.faultCount, 0)
  return { rows: numbers.length, columns: read, leftOut: [], faults, faultCount }
}
