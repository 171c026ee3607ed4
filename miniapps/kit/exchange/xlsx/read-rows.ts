import { MAX_COLUMNS, MAX_ROWS } from '../limits.ts'
import { type Cell, ExchangeError } from '../sheet.ts'
import { columnOf } from './column-name.ts'
import { dateOf } from './serial-date.ts'
import { attribute, decodeCell, readXml } from './xml.ts'

interface Book {
  texts: readonly string[]
  isDate(style: number): boolean
  from1904: boolean
}

/** The rows of one sheet. Rows and cells without an address follow the one before. */
export function readRows(xml: string, book: Book): Cell[][] {
  const rows: Cell[][] = []
  let row: Cell[] = []
  let attributes = ''
  let column = -1
  let value = ''
  let holder: 'v' | 't' | undefined
  let isSpoken = false
  readXml(xml, {
    open(name, own) {
      if (name === 'c') {
        attributes = own
        column = columnOf(attribute(own, 'r') ?? '') ?? column + 1
        value = ''
      } else if (name === 'row') {
        rows[rowOf(own) ?? rows.length] = row = []
        column = -1
      } else if (name === 'rPh') isSpoken = true
      else if (name === 'v' || (name === 't' && !isSpoken)) holder = name
    },
    close(name) {
      if (name === 'c') place(row, column, cellOf(value, attributes, book))
      else if (name === 'rPh') isSpoken = false
      else if (name === holder) holder = undefined
    },
    text(piece) {
      if (holder) value += piece
    },
  })
  return withoutEmptyEnd(Array.from(rows, (each) => each ?? []))
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
