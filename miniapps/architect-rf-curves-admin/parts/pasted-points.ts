import { CONTACTS_MAX, POINTS_MAX } from '../../domain/curves/limits.ts'
import type { ObservedPoint } from '../../domain/curves/wire.ts'
import { pointFaults } from '../../domain/planning/curves/point-faults.ts'
import { readDate } from '../../domain/tabular/read-date.ts'
import { readNumber } from '../../domain/tabular/read-number.ts'

/** A fault in a pasted table of points. Rows count from 1, without the row of titles. */
export interface PasteFault {
  row: number
  code:
    | ReturnType<typeof pointFaults>[number]['code']
    | 'no-number'
    | 'no-currency'
    | 'no-date'
    | 'contacts-rise'
    | 'too-many'
}

export interface PastedPoints {
  points: readonly ObservedPoint[]
  faults: readonly PasteFault[]
}

/** A text as somebody wrote it, or a number of a workbook. */
export type Pasted = string | number

type Field = 'x' | 'cost' | 'date' | number

/** How a person writes numbers and days, and the digits of the curve's currency; null while it has none. */
interface Writing {
  locale: string
  minorDigits: number | null
}

const COST = /cost|spend net|kosten|co[uû]t|coste|custo|費用/i
const DATE = /date|day|datum|tag|fecha|data|日/i
const CONTACTS = /^\D*(\d{1,2})\s*\+/
const REACH = /reach|reichw|couv|alcance|リーチ/i

/**
 * Points of a pasted table: weight, reach 1+, 2+, … 10+ in percent, cost and day. A row of titles says which column is which;
 * without one they stand in this order, reach alone being sure. Numbers are read in the person's way.
 */
export function pastedPoints(rows: readonly (readonly Pasted[])[], writing: Writing): PastedPoints {
  const filled = rows.filter((row) => row.some(isFilled))
  const isTitled = filled[0] !== undefined && areTitles(filled[0], writing)
  const fields: readonly Field[] = isTitled ? fieldsOf(filled[0]!) : ['x', 1]
  const body = filled.slice(isTitled ? 1 : 0)
  const read = body.slice(0, POINTS_MAX).map((row) => pointIn(row, fields, writing))
  const points = read.map(({ point }) => point)
  const faults = read.flatMap(({ codes }, place): PasteFault[] =>
    codes.map((code) => ({ row: place + 1, code })),
  )
  if (body.length > POINTS_MAX) faults.push({ row: POINTS_MAX + 1, code: 'too-many' })
  const isRead = !faults.some(({ code }) => code === 'no-number')
  const ofCurve = isRead ? pointFaults({ points: points.map(({ x, reach }) => [x, reach[0]!]) }) : []
  return { points, faults: [...faults, ...ofCurve].toSorted((one, other) => one.row - other.row) }
}

const isFilled = (cell: Pasted) => String(cell).trim() !== ''

const numberIn = (cell: Pasted, locale: string) =>
  typeof cell === 'number' ? cell : readNumber(cell, locale)

const areTitles = (row: readonly Pasted[], { locale }: Writing): boolean =>
  row.some((cell) => isFilled(cell) && numberIn(cell, locale) === undefined) &&
  row.some((cell) => CONTACTS.test(String(cell)) || REACH.test(String(cell)))

function pointIn(
  row: readonly Pasted[],
  fields: readonly Field[],
  { locale, minorDigits }: Writing,
): { point: ObservedPoint; codes: readonly PasteFault['code'][] } {
  const codes: PasteFault['code'][] = []
  const at = (field: Field): Pasted => row[fields.indexOf(field)] ?? ''
  const number = (cell: Pasted) => {
    const found = numberIn(cell, locale)
    if (found === undefined) codes.push('no-number')
    const isPercent = String(cell).includes('%')
    return isPercent && found !== undefined ? Number((found * 100).toPrecision(12)) : (found ?? NaN)
  }
  const levels = Array.from({ length: CONTACTS_MAX }, (_, level) => at(level + 1))
  const last = levels.findLastIndex(isFilled)
  const reach = levels.slice(0, Math.max(1, last + 1)).map(number)
  if (reach.some((value, level) => level > 0 && value > reach[level - 1]!)) codes.push('contacts-rise')
  const day = String(at('date')).trim()
  const date = day && readDate(day, locale)
  if (day && !date) codes.push('no-date')
  const hasCost = isFilled(at('cost'))
  if (hasCost && minorDigits === null) codes.push('no-currency')
  const point = {
    x: number(at('x')),
    reach,
    cost: hasCost ? Math.round(number(at('cost')) * 10 ** (minorDigits ?? 0)) : null,
    date: date ? date.toISOString().slice(0, 10) : null,
  }
  return { point, codes }
}

/**
 * The field of each column by its title; the first that names no other is the weight, the next one reach
 * 1+.
 */
function fieldsOf(titles: readonly Pasted[]): Field[] {
  const named = titles.map(String).map((title): Field | undefined => {
    const contacts = CONTACTS.exec(title)
    if (contacts) return Number(contacts[1])
    if (COST.test(title)) return 'cost'
    return DATE.test(title) ? 'date' : undefined
  })
  const free = (field: Field) => !named.includes(field)
  return named.map((field) => {
    if (field !== undefined) return field
    const next: Field = free('x') ? 'x' : 1
    if (!free(next)) return -1
    named.push(next)
    return next
  })
}
