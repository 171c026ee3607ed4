import { compareRows, type RowChanges } from '../planning/uploads/compare-rows.ts'
import { PLAN_FIELD_KEYS, type PlanField } from './plan-fields.ts'
import type { StagedValues } from './stage-lines.ts'

/** A line of the vendor's upload before, by its id in the plan. */
export interface HeldLine {
  id: string
  values: StagedValues
}

export interface MatchedLines extends RowChanges {
  /** Id of each new line in the order of the file: one that is held, or a new one. */
  ids: readonly string[]
}

/** Values that say which line is meant, when the file has no number of its own for it. */
const NAMED_BY = [
  'vendor',
  'property',
  'touchpoint',
  'market',
  'format',
] as const satisfies readonly PlanField[]

/**
 * The lines of a file against those held of the same vendor: equal lines first, then by their reference or by what they are
 * called, then those that differ in one cell alone. Of lines that are called alike, the first is the first.
 */
export function matchLines(
  held: readonly HeldLine[],
  lines: readonly StagedValues[],
  newId: (place: number) => string,
): MatchedLines {
  const ids: (string | undefined)[] = lines.map(() => undefined)
  const free = new Map(held.map((line) => [line.id, line]))
  const byReference = isNumbering(lines) ? [] : [keyOf(['reference'])]
  const oneCell = PLAN_FIELD_KEYS.map((left) => keyOf(PLAN_FIELD_KEYS.filter((field) => field !== left)))
  for (const key of [
    keyOf(PLAN_FIELD_KEYS),
    ...byReference,
    keyOf([...NAMED_BY, 'start']),
    keyOf(NAMED_BY),
    ...oneCell,
  ])
    pairUp(free, lines, ids, key)
  const all = ids.map((id, place) => id ?? newId(place))
  const rows = lines.map((values, place) => ({ key: all[place]!, values }))
  const changes = compareRows({ held: held.map(({ id, values }) => ({ key: id, values })), rows })
  if ('refused' in changes) throw new Error(`Line ${changes.key} is there twice.`)
  return { ...changes, ids: all }
}

type Key = (values: StagedValues) => string | undefined

/** Nothing where none of the fields is filled. */
const keyOf =
  (fields: readonly PlanField[]): Key =>
  (values) =>
    fields.some((field) => values[field] !== undefined)
      ? JSON.stringify(fields.map((field) => values[field] ?? null))
      : undefined

/** Gives ids of held lines that are free to lines without one, where both have the same key. */
function pairUp(
  free: Map<string, HeldLine>,
  lines: readonly StagedValues[],
  ids: (string | undefined)[],
  keyOf: Key,
): void {
  const waiting = new Map<string, string[]>()
  for (const { id, values } of free.values()) {
    const key = keyOf(values)
    if (key === undefined) continue
    if (!waiting.has(key)) waiting.set(key, [])
    waiting.get(key)!.push(id)
  }
  if (waiting.size === 0) return
  for (const [place, values] of lines.entries()) {
    if (ids[place] !== undefined) continue
    const key = keyOf(values)
    const id = key === undefined ? undefined : waiting.get(key)?.shift()
    if (id === undefined) continue
    ids[place] = id
    free.delete(id)
  }
}

/** 1, 2, 3 … counts the lines of this file: in the next one it is another line that is the third. */
const isNumbering = (lines: readonly StagedValues[]): boolean =>
  lines.every(({ reference }, place) => reference === undefined || String(reference) === String(place + 1))
