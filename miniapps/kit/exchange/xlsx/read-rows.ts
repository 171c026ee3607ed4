import { MAX_COLUMNS, MAX_ROWS } from '../limits.ts'
import { type Cell, ExchangeError } from '../sheet.ts'
import { columnOf } from './column-name.ts'
import { dateOf } from './serial-date.ts'
import { attribute, decodeCell, readXml, type XmlListener } from './xml.ts'

export interface Book {
  texts: readonly string[]
  isDate(style: number): boolean
  from1904: boolean
}

/** Cells that a sheet shows as one; all from 0, ends included. */
export interface MergedCells {
  top: number
  left: number
  bottom: number
  right: number
}

export interface SheetCells {
  /** As long as their last cell that holds something. */
  rows: Cell[][]
  merged: MergedCells[]
  /** Number of cells that hold a formula; none is ever run. */
  formulas: number
}

/** The cells of one sheet. Rows and cells without an address follow the one before. */
export function readRows(xml: string, book: Book): SheetCells {
  const rows: Cell[][] = []
  const cells = new CellReader(book, (row, index) => (rows[index ?? rows.length] = row))
  readXml(xml, cells)
  const { merged, formulas } = cells
  return { rows: withoutEmptyEnd(Array.from(rows, (each) => each ?? [])), merged, formulas }
}

type Take = (row: Cell[], index?: number) => void

/** Takes row by row of a sheet, or of a piece of one, each with the place that it says, from 0. */
export const eachRow = (xml: string, book: Book, take: Take): void => readXml(xml, new CellReader(book, take))

class CellReader implements XmlListener {
  readonly merged: MergedCells[] = []
  formulas = 0
  readonly #book: Book
  readonly #take: Take
  #row: Cell[] = []
  #index: number | undefined
  #attributes = ''
  #column = -1
  #value = ''
  #formula: string | undefined
  #holder: 'v' | 't' | 'f' | undefined
  #isSpoken = false

  constructor(book: Book, take: Take) {
    this.#book = book
    this.#take = take
  }

  open(name: string, own: string): void {
    if (name === 'c') {
      this.#attributes = own
      this.#column = columnOf(attribute(own, 'r') ?? '') ?? this.#column + 1
      this.#value = ''
      this.#formula = undefined
    } else if (name === 'row') {
      this.#row = []
      this.#index = rowOf(own)
      this.#column = -1
    } else if (name === 'rPh') this.#isSpoken = true
    else if (name === 'v' || (name === 't' && !this.#isSpoken)) this.#holder = name
    else if (name === 'f') {
      this.#holder = name
      this.#formula = ''
      this.formulas++
    } else if (name === 'mergeCell') this.merged.push(...mergedIn(attribute(own, 'ref') ?? ''))
  }

  close(name: string): void {
    if (name === 'c') place(this.#row, this.#column, this.#cell())
    else if (name === 'row') this.#take(this.#row, this.#index)
    else if (name === 'rPh') this.#isSpoken = false
    else if (name === this.#holder) this.#holder = undefined
  }

  text(piece: string): void {
    if (this.#holder === 'f') this.#formula += piece
    else if (this.#holder) this.#value += piece
  }

  /**
   * Its value, or the text of a formula without one, as programs leave it that write workbooks and compute
   * nothing: an empty cell would hide that there should be something. A formula may well have computed the
   * empty text.
   */
  #cell(): Cell {
    const cell = cellOf(this.#value, this.#attributes, this.#book)
    if (cell !== null || this.#formula === undefined || attribute(this.#attributes, 't') === 'str')
      return cell
    return `=${this.#formula}`
  }
}

function mergedIn(range: string): MergedCells[] {
  const [from = '', to = ''] = range.split(':')
  const [left, right] = [columnOf(from), columnOf(to)]
  if (left === undefined || right === undefined) return []
  const [top, bottom] = [from, to].map((address) => Number(/\d+$/.exec(address)) - 1) as [number, number]
  return [{ top, left, bottom, right }]
}

function rowOf(attributes: string): number | undefined {
  const number = Number(attribute(attributes, 'r') ?? Number.NaN)
  if (number > MAX_ROWS) throw new ExchangeError('damaged-workbook')
  return number >= 1 ? number - 1 : undefined
}

/** A cell that holds nothing but a border is none. */
function place(row: Cell[], column: number, cell: Cell): void {
  if (cell === null) return
  if (column >= MAX_COLUMNS) throw new ExchangeError('damaged-workbook')
  while (row.length < column) row.push(null)
  row[column] = cell
}

function cellOf(value: string, attributes: string, { texts, isDate, from1904 }: Book): Cell {
  const type = attribute(attributes, 't')
  switch (type) {
    case 's':
      return texts[Number(value)] || null
    case 'inlineStr':
    case 'str':
      return decodeCell(value) || null
    case 'b':
      return value === '' ? null : value.trim() === '1' || value.trim() === 'true'
    case 'e':
      return value || null
    case 'd': {
      const date = new Date(/[zZ]|[+-]\d\d:\d\d$/.test(value) || !value.includes('T') ? value : `${value}Z`)
      return Number.isNaN(date.getTime()) ? value : date
    }
    default: {
      const number = Number(value)
      if (value.trim() === '' || Number.isNaN(number)) return value.trim() || null
      return isDate(Number(attribute(attributes, 's') ?? 0)) ? dateOf(number, from1904) : number
    }
  }
}

function withoutEmptyEnd(rows: Cell[][]): Cell[][] {
  let { length } = rows
  while (length > 0 && rows[length - 1]!.length === 0) length--
  return rows.slice(0, length)
}
