import type { CellFault, SourceColumn } from '../../../../domain/surveys/draft/source-table.ts'
import { readDate } from '../../../../domain/tabular/read-date.ts'
import { readNumber } from '../../../../domain/tabular/read-number.ts'
import type { Cell } from '../../../../kit/exchange/sheet.ts'

/** Texts of a column that are remembered with the number they say: answers repeat. */
const MOST_REMEMBERED = 10_000
const PLAIN = /^-?\d{1,15}$/
const FAULTS_KEPT = 200

/** One column of a table while its rows come in; what it is shows in the end. */
export class ColumnReader {
  readonly #name: string
  readonly #locale: string
  readonly #values: SourceColumn['values'] = []
  readonly #numbers = new Map<string, number | undefined>()
  #counts = { number: 0, text: 0, day: 0 }

  constructor(name: string, locale: string) {
    this.#name = name
    this.#locale = locale
  }

  add(cell: Cell): void {
    if (cell === null || cell === '') return void this.#values.push(null)
    if (cell instanceof Date) {
      this.#counts.day++
      return void this.#values.push(cell.toISOString().slice(0, 10))
    }
    const number =
      typeof cell === 'number' ? cell : typeof cell === 'string' ? this.#numberOf(cell) : Number(cell)
    this.#counts[number === undefined ? 'text' : 'number']++
    this.#values.push(number ?? String(cell).trim())
  }

  /** In each row that there is, as a column that begins late. */
  fillTo(rows: number): void {
    while (this.#values.length < rows) this.#values.push(null)
  }

  /**
   * The column by what most of its cells are: then a text among numbers is an error, and no number of another way of writing. A blank
   * cell is a blank of the file, and none.
   */
  whole(rowOf: (at: number) => number, faults: CellFault[]): SourceColumn & { faultCount: number } {
    const { number, text, day } = this.#counts
    const values = this.#values
    const days = day > 0 || number === 0 ? this.#days() : undefined
    const type = days ? 'date' : number > text ? 'number' : 'text'
    let faultCount = 0
    const read = values.map((value, at) => {
      const fits = days ? days.get(String(value)) : type === 'text' ? String(value) : value
      if (value === null || fits === undefined) return null
      if (type !== 'number' || typeof value === 'number') return fits
      faultCount++
      if (faults.length < FAULTS_KEPT) faults.push({ column: this.#name, row: rowOf(at), given: value })
      return null
    })
    const named = { name: this.#name, type, label: '', labels: [], missing: [], missingRange: null } as const
    return { ...named, labels: [], missing: [], values: read, faultCount }
  }

  #numberOf(text: string): number | undefined {
    if (PLAIN.test(text)) return Number(text)
    if (this.#numbers.has(text)) return this.#numbers.get(text)
    const number = readNumber(text, this.#locale, 'strict')
    if (this.#numbers.size < MOST_REMEMBERED) this.#numbers.set(text, number)
    return number
  }

  /** ISO days by what they are written as; undefined where one of them is none. */
  #days(): ReadonlyMap<string, string> | undefined {
    const given = new Set(this.#values.filter((value) => value !== null).map(String))
    const days = new Map<string, string>()
    for (const text of given) {
      const day = /[-/.年 ]/.test(text) ? readDate(text, this.#locale) : undefined
      if (!day) return undefined
      days.set(text, day.toISOString().slice(0, 10))
    }
    return days.size > 0 ? days : undefined
  }
}
