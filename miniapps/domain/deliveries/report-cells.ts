import { readDate } from '../tabular/read-date.ts'
import { readNumber } from '../tabular/read-number.ts'

export type ReportCell = string | number | boolean | Date | null

const DAY_MS = 86_400_000
/** As ad servers write a day: 20260301. */
const IN_ONE = /^((?:19|20)\d\d)(\d\d)(\d\d)$/
const [ZERO, NINE, POINT] = [48, 57, 46]

/** Reads numbers and days of a column by the million: a day is read once, a plain number by itself. */
export class ReportCells {
  readonly #locale: string
  readonly #days = new Map<string, number | undefined>()
  readonly #hasPoint: boolean

  constructor(locale: string) {
    this.#locale = locale
    this.#hasPoint = readNumber('1.5', locale, 'strict') === 1.5
  }

  /** Days since 1970; undefined for what is no day. */
  day(cell: ReportCell): number | undefined {
    if (cell instanceof Date) return Math.floor(cell.getTime() / DAY_MS)
    if (cell === null || typeof cell === 'boolean') return undefined
    const text = String(cell)
    if (!this.#days.has(text)) {
      const date = readDate(text.replace(IN_ONE, '$1-$2-$3'), this.#locale)
      this.#days.set(text, date && Math.floor(date.getTime() / DAY_MS))
    }
    return this.#days.get(text)
  }

  /** Null where nothing is written, undefined for what is no number. */
  number(cell: ReportCell): number | null | undefined {
    if (typeof cell === 'number') return cell
    if (cell === null || cell === '') return null
    if (typeof cell !== 'string') return undefined
    if (isPlain(cell, this.#hasPoint)) return Number(cell)
    return cell.trim() === '' ? null : readNumber(cell, this.#locale, 'strict')
  }
}

/** Figures with one point at most, where the locale writes it so. */
function isPlain(text: string, hasPoint: boolean): boolean {
  let points = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === POINT && hasPoint && at > 0) points++
    else if (code < ZERO || code > NINE) return false
  }
  return points <= 1
}
