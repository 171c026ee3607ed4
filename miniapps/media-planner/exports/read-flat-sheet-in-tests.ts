import { isDate } from '../../domain/kernel/periods/days.ts'
import {
  FLAT_KEYS,
  FLAT_KINDS,
  type FlatKey,
  type FlatKind,
  type FlatValue,
  timesKept,
} from '../../domain/plans/flat-plan.ts'
import type { PlanHead } from '../../domain/plans/plan-head.ts'
import type { PlanLine } from '../../domain/plans/plan-line.ts'
import type { Cell } from '../../kit/exchange/sheet.ts'
import { words } from '../words/words.ts'
import { type FLAT_IDS, flatTitle } from './flat-sheet.ts'

const WEEK = /^\d{4}-\d\d-\d\d$/

/** Lines of rows that `flatSheet` has written, no matter who has worked on them since; undefined where the rows are others. */
export function readFlatSheet(
  [titles = [], ...rows]: readonly (readonly Cell[])[],
  { currency }: Pick<PlanHead, 'currency'>,
): readonly Partial<PlanLine>[] | undefined {
  const places = new Map(titles.map((title, at) => [String(title ?? ''), at]))
  const at = (row: readonly Cell[], title: string): Cell => row[places.get(title) ?? -1] ?? null
  const idAt = (row: readonly Cell[], key: (typeof FLAT_IDS)[number]) => String(at(row, key) ?? '')
  if (!places.has('id') || !places.has(flatTitle('vendor', currency))) return undefined
  const days = [...places.keys()].filter((title) => WEEK.test(title))
  const isTotal = (row: readonly Cell[]) => row[0] === words('total') && idAt(row, 'id') === ''
  const read = rows
    .filter((row) => row.some((cell) => cell !== null) && !isTotal(row))
    .map((row): FlatRow => ({
      id: idAt(row, 'id'),
      parent: idAt(row, 'parent'),
      locks: idAt(row, 'locks'),
      cells: Object.fromEntries(FLAT_KEYS.map((key) => [key, at(row, flatTitle(key, currency))])),
      weeks: Object.fromEntries(days.map((day) => [day, at(row, day)])),
    }))
  return linesOfFlat(read, currency)
}

/** Cells of a row that was read, by the names of their columns; weeks by their first days. */
interface FlatRow {
  id: string
  parent: string
  /** First days of weeks that are locked. */
  locks: string
  cells: Readonly<Partial<Record<FlatKey, FlatValue>>>
  weeks: Readonly<Record<string, FlatValue>>
}

/** The lines of rows, in their order; the inverse of `flatValue`. */
const linesOfFlat = (rows: readonly FlatRow[], currency: string): readonly Partial<PlanLine>[] =>
  rows.map(({ id, parent, locks, cells, weeks }, at) => ({
    id,
    place: at + 1,
    parent,
    ...Object.fromEntries(
      FLAT_KEYS.map((key) => [key, keptValue(FLAT_KINDS[key], cells[key] ?? null, currency)]),
    ),
    weeks: Object.fromEntries(
      Object.entries(weeks).filter(([, bought]) => typeof bought === 'number'),
    ) as PlanLine['weeks'],
    locks: new Set(locks.split(/\s+/).filter(isDate)),
  }))

function keptValue(kind: FlatKind, value: FlatValue, currency: string): string | number | boolean | null {
  if (kind === 'mark') return value === true
  if (kind === 'text') return value === null ? '' : String(value)
  if (kind === 'day') return value instanceof Date ? value.toISOString().slice(0, 10) : String(value ?? '')
  if (typeof value !== 'number') return kind === 'percent' || kind === 'money' ? 0 : null
  const times = timesKept(kind, currency)
  return times === 1 ? value : Math.round(value * times)
}
