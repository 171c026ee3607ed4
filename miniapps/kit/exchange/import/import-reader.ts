import { type Cell, ExchangeError } from '../sheet.ts'
import { findTitleRow } from './find-title-row.ts'
import type { ImportField } from './import-field.ts'
import { matchColumns, matchConfidence } from './match-columns.ts'
import { type ImportRecords, readRecords } from './read-records.ts'
import { type OpenedSheet, sheetsOf } from './sheets-of.ts'

/** Rows in which a person may look for the titles. */
const TOP_ROWS = 12
const SAMPLES = 3

export interface ColumnLook<Key extends string = string> {
  title: string
  /** The first values below the title. */
  samples: readonly Cell[]
  /** Which field it seems to hold, and how sure that is, from 0 to 1. */
  field?: Key
  confidence: number
}

/** What a page needs to know of a sheet before it is imported. */
export interface SheetLook<Key extends string = string> {
  index: number
  name: string
  rows: number
  titleRow: number
  /** The first rows, to choose the titles from. */
  top: readonly (readonly Cell[])[]
  columns: readonly ColumnLook<Key>[]
  /** Whether each required field has a column. */
  fits: boolean
}

/** One sheet to read, as the person has decided. */
export interface SheetChoice<Key extends string = string> {
  index: number
  name: string
  titleRow: number
  mapping: readonly (readonly [column: number, field: Key])[]
}

/** Reads a file once and answers what a page asks of it; lives in a worker. */
export class ImportReader<Key extends string = string> {
  readonly #fields: readonly ImportField<Key>[]
  readonly #locale: string
  #sheets: readonly OpenedSheet[] = []

  constructor(fields: readonly ImportField<Key>[], locale: string) {
    this.#fields = fields
    this.#locale = locale
  }

  /** @throws ExchangeError for a file that holds no table */
  open(file: Uint8Array, name: string): readonly SheetLook<Key>[] {
    this.#sheets = sheetsOf(file, name)
    const looks = this.#sheets.flatMap(({ rows, isHidden }, index) =>
      isHidden || rows.length === 0 ? [] : [this.look(index)],
    )
    if (looks.length === 0) throw new ExchangeError('empty-file')
    return looks
  }

  /** @param titleRow from 0; without it the one that seems to hold the titles */
  look(index: number, titleRow?: number): SheetLook<Key> {
    const { name, rows } = this.#sheets[index]!
    const at = titleRow ?? findTitleRow(rows, this.#fields)
    const titles = Array.from(widest(rows, at), (_, column) => rows[at]?.[column] ?? null)
    const below = rows.slice(at + 1)
    const mapping = matchColumns(titles, below, this.#fields, this.#locale)
    const columns = titles.map((title, column): ColumnLook<Key> => {
      const key = mapping.get(column)
      const field = this.#fields.find((each) => each.key === key)
      return {
        title: title instanceof Date ? title.toISOString().slice(0, 10) : String(title ?? ''),
        samples: samplesOf(below, column),
        ...(key !== undefined && { field: key }),
        confidence: field ? matchConfidence(title, below, column, field, this.#locale) : 0,
      }
    })
    const found = new Set(mapping.values())
    const fits = this.#fields.every(({ key, required }) => !required || found.has(key))
    return { index, name, rows: rows.length, titleRow: at, top: rows.slice(0, TOP_ROWS), columns, fits }
  }

  /** All rows of these sheets as records. */
  read(choices: readonly SheetChoice<Key>[], onSheet: (done: number) => void = () => {}): ImportRecords<Key> {
    const all = choices.map(({ index, titleRow, mapping }, done) => {
      onSheet(done)
      const { name, rows, strayQuotes } = this.#sheets[index]!
      const { records, problems, ...counts } = readRecords(
        rows,
        titleRow,
        new Map(mapping),
        this.#fields,
        this.#locale,
        strayQuotes,
      )
      const named = this.#sheets.length > 1 ? { sheet: name } : {}
      return {
        records: records.map((record) => ({ ...record, ...named })),
        problems: problems.map((problem) => ({ ...problem, ...named })),
        ...counts,
      }
    })
    return {
      records: all.flatMap(({ records }) => records),
      problems: all.flatMap(({ problems }) => problems),
      rows: all.reduce((sum, { rows }) => sum + rows, 0),
      empty: all.reduce((sum, { empty }) => sum + empty, 0),
    }
  }
}

/** Rows below the titles may be wider than these. */
const widest = (rows: readonly (readonly Cell[])[], from: number) => ({
  length: rows.slice(from).reduce((most, { length }) => Math.max(most, length), 0),
})

function samplesOf(rows: readonly (readonly Cell[])[], column: number): Cell[] {
  const samples: Cell[] = []
  for (const row of rows) {
    const cell = row[column] ?? null
    if (cell === null || cell === '') continue
    if (samples.push(cell) === SAMPLES) break
  }
  return samples
}
