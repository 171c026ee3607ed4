import type { StrayQuote } from '../parse-csv.ts'
import type { Cell } from '../sheet.ts'
import type { CellProblem, ImportField, Mapping } from './import-field.ts'
import { readCell } from './read-cell.ts'

/** What one row says; a field whose column is missing is not in it, an empty cell is null. */
export interface ImportRecord<Key extends string = string> {
  /** The name of its sheet, where a workbook has more than one that are read. */
  sheet?: string
  /** As the spreadsheet counts, from 1. */
  row: number
  values: Readonly<Partial<Record<Key, Cell>>>
}

/** What is wrong with one cell, or with a row as a whole. */
export interface ImportProblem<Key extends string = string> extends CellProblem {
  sheet?: string
  row: number
  /** From 0; undefined where the column is missing. */
  column: number | undefined
  field: Key
}

export interface ImportRecords<Key extends string = string> {
  /** Rows without a problem. */
  records: readonly ImportRecord<Key>[]
  problems: readonly ImportProblem<Key>[]
  /** Below the titles; `empty` ones hold nothing. */
  rows: number
  empty: number
}

/** All rows below the titles as records. A row with a problem is none of them: nothing is imported by halves. */
export function readRecords<Key extends string>(
  rows: readonly (readonly Cell[])[],
  titleRow: number,
  mapping: Mapping<Key>,
  fields: readonly ImportField<Key>[],
  locale: string,
  strayQuotes: readonly StrayQuote[] = [],
): ImportRecords<Key> {
  const columnOf = new Map([...mapping].map(([column, key]) => [key, column]))
  const mapped = fields.filter((field) => columnOf.has(field.key) || field.required)
  const records: ImportRecord<Key>[] = []
  const problems: ImportProblem<Key>[] = []
  const quoteIn = new Map(strayQuotes.map(({ row, column }) => [row, column]))
  let empty = 0
  for (let index = titleRow + 1; index < rows.length; index++) {
    const cells = rows[index]!
    if (cells.every((cell) => cell === null || cell === '')) {
      empty++
      continue
    }
    const column = quoteIn.get(index)
    if (column !== undefined) {
      const given = String(cells[column] ?? '')
      const field = mapping.get(column) ?? mapped[0]!.key
      problems.push({ row: index + 1, column, field, code: 'stray-quote', values: { given } })
      continue
    }
    const found = problems.length
    const values: Partial<Record<Key, Cell>> = {}
    for (const field of mapped) {
      const column = columnOf.get(field.key)
      const { value, problem } = readCell(
        column === undefined ? null : (cells[column] ?? null),
        field,
        locale,
      )
      if (problem) problems.push({ row: index + 1, column, field: field.key, ...problem })
      else values[field.key] = value
    }
    if (problems.length === found) records.push({ row: index + 1, values })
  }
  return { records, problems, rows: rows.length - titleRow - 1, empty }
}
