import { dateOf } from '../kernel/periods/days.ts'
import { FAULTS_SHOWN, REPORT_SUMS_MAX } from './limits.ts'
import { type ReportCell, ReportCells } from './report-cells.ts'
import type { ReportColumns, ReportField } from './report-fields.ts'

/** A row that is left out, and why. */
export interface RowFault {
  /** As the spreadsheet counts, from 1. */
  row: number
  field: ReportField
  /** '' where nothing is written. */
  given: string
}

/** Names by which a report says what was bought; each combination once. */
export interface ReportPlace {
  line: string
  vendor: string
  property: string
  /** The first row that has them, from 1, and how many do. */
  row: number
  rows: number
}

/** A report added up by place, day, source and creative: columns of equal length, as a worker hands them over. */
export interface ReportTotals {
  rows: number
  places: readonly ReportPlace[]
  /** '' where the report does not say it. */
  sources: readonly string[]
  creatives: readonly string[]
  place: Uint32Array
  day: Int32Array
  source: Uint32Array
  creative: Uint32Array
  quantity: Float64Array
  /** Units of the currency, not rounded: a row of an ad server may cost less than a cent. */
  spend: Float64Array
  /** Not a number where no row says them. */
  clicks: Float64Array
  actions: Float64Array
  faults: readonly RowFault[]
  /** Number of rows left out. */
  faulty: number
}

const NUMBERS = ['quantity', 'spend', 'clicks', 'actions'] as const
const FIRST_ROOM = 1024

/** Adds up the rows of a report as they are read, so that a million of them need no room. */
export class ReportSums {
  readonly #columns: ReportColumns
  readonly #cells: ReportCells
  readonly #at = new Map<number, number>()
  readonly #places = new Names()
  readonly #sources = new Names()
  readonly #creatives = new Names()
  readonly #seen: { row: number; rows: number }[] = []
  readonly #faults: RowFault[] = []
  readonly #figures: [number, number, number, number] = [0, 0, 0, 0]
  #keys = new Float64Array(FIRST_ROOM * 4)
  #sums = new Float64Array(FIRST_ROOM * NUMBERS.length)
  #rows = 0
  #faulty = 0

  constructor(columns: ReportColumns, locale: string) {
    this.#columns = columns
    this.#cells = new ReportCells(locale)
  }

  /** @throws RangeError where a report has more places and days than can be kept */
  add(row: readonly ReportCell[], number: number): void {
    if (row.every((cell) => cell === null || cell === '')) return
    this.#rows++
    const day = this.#cells.day(this.#cell(row, 'date'))
    if (day === undefined) return this.#leaveOut(row, number, 'date')
    const wrong = this.#readFigures(row)
    if (wrong) return this.#leaveOut(row, number, wrong)
    const place = this.#places.of([
      this.#text(row, 'line'),
      this.#text(row, 'vendor'),
      this.#text(row, 'property'),
    ])
    const seen = (this.#seen[place] ??= { row: number, rows: 0 })
    seen.rows++
    const source = this.#sources.of([this.#text(row, 'source')])
    this.#addTo(this.#entry(place, day, source, this.#creatives.of([this.#text(row, 'creative')])))
  }

  get totals(): ReportTotals {
    const { size } = this.#at
    const key = (at: number) => Array.from({ length: size }, (_, entry) => this.#keys[entry * 4 + at]!)
    const sum = (at: number) =>
      Float64Array.from({ length: size }, (_, entry) => this.#sums[entry * NUMBERS.length + at]!)
    return {
      rows: this.#rows,
      places: this.#places.all.map(([line, vendor, property], at) => ({
        line: line!,
        vendor: vendor!,
        property: property!,
        ...this.#seen[at]!,
      })),
      sources: this.#sources.all.map(([name]) => name!),
      creatives: this.#creatives.all.map(([name]) => name!),
      place: Uint32Array.from(key(0)),
      day: Int32Array.from(key(1)),
      source: Uint32Array.from(key(2)),
      creative: Uint32Array.from(key(3)),
      quantity: sum(0),
      spend: sum(1),
      clicks: sum(2),
      actions: sum(3),
      faults: this.#faults,
      faulty: this.#faulty,
    }
  }

  #cell(row: readonly ReportCell[], field: ReportField): ReportCell {
    const column = this.#columns[field]
    return column === undefined ? null : (row[column] ?? null)
  }

  #text(row: readonly ReportCell[], field: ReportField): string {
    const cell = this.#cell(row, field)
    if (cell === null) return ''
    return (
      typeof cell === 'string' ? cell : cell instanceof Date ? dateOf(+cell / 864e5) : String(cell)
    ).trim()
  }

  /** Reads them into `#figures`; answers the field that is no number, or below 0. */
  #readFigures(row: readonly ReportCell[]): ReportField | undefined {
    for (const [at, field] of NUMBERS.entries()) {
      const value = this.#cells.number(this.#cell(row, field))
      if (value === undefined || (value !== null && value < 0)) return field
      this.#figures[at] = value ?? Number.NaN
    }
    const [quantity, spend] = this.#figures
    return Number.isNaN(quantity) && Number.isNaN(spend) ? 'quantity' : undefined
  }

  #leaveOut(row: readonly ReportCell[], number: number, field: ReportField): void {
    this.#faulty++
    if (this.#faults.length < FAULTS_SHOWN)
      this.#faults.push({ row: number, field, given: this.#text(row, field) })
  }

  #entry(place: number, day: number, source: number, creative: number): number {
    // exact in a double: 2^17 places, 2^16 days, 2^8 sources, 2^12 creatives
    const key = ((place * 65_536 + (day & 65_535)) * 256 + source) * 4096 + creative
    const known = this.#at.get(key)
    if (known !== undefined) return known
    const entry = this.#at.size
    if (entry >= REPORT_SUMS_MAX || place >= 1 << 17 || source >= 256 || creative >= 4096)
      throw new RangeError('The report has too many places, days, sources or creatives.')
    this.#at.set(key, entry)
    this.#keys = roomFor(this.#keys, (entry + 1) * 4)
    this.#sums = roomFor(this.#sums, (entry + 1) * NUMBERS.length)
    this.#keys.set([place, day, source, creative], entry * 4)
    this.#sums.set([0, 0, Number.NaN, Number.NaN], entry * NUMBERS.length)
    return entry
  }

  #addTo(entry: number): void {
    const from = entry * NUMBERS.length
    for (let at = 0; at < NUMBERS.length; at++) {
      const value = this.#figures[at]!
      if (Number.isNaN(value)) continue
      const sum = this.#sums[from + at]!
      this.#sums[from + at] = Number.isNaN(sum) ? value : sum + value
    }
  }
}

/** Twice the room where it is full. */
function roomFor(values: Float64Array<ArrayBuffer>, length: number): Float64Array<ArrayBuffer> {
  if (length <= values.length) return values
  const more = new Float64Array(values.length * 2)
  more.set(values)
  return more
}

/** Numbers texts as they first come. */
class Names {
  readonly all: (readonly string[])[] = []
  readonly #numbers = new Map<string, number>()

  of(texts: readonly string[]): number {
    const key = texts.join('\u0000')
    const known = this.#numbers.get(key)
    if (known !== undefined) return known
    this.#numbers.set(key, this.all.length)
    return this.all.push(texts) - 1
  }
}
