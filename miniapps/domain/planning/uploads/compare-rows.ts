import type { Refused } from '../../kernel/refused.ts'

/** A text, a whole number of minor units, a date as ISO, or nothing. */
type Value = string | number | boolean | null | undefined

export interface KeyedRow {
  key: string
  values: Readonly<Record<string, Value>>
}

export interface RowChanges {
  /** Keys, in the order of the new rows. */
  inserted: string[]
  /** With the names of the fields that differ. */
  updated: { key: string; fields: string[] }[]
  same: string[]
  /** Keys, in the order held, that the new rows no longer have. */
  missing: string[]
}

/**
 * The changes of a file that is uploaded again. A field that one side lacks is null there. Refused, with the
 * key, where a key comes twice on either side: nobody could say which row is meant.
 */
export function compareRows({
  held,
  rows,
}: {
  held: readonly KeyedRow[]
  rows: readonly KeyedRow[]
}): RowChanges | Refused<'duplicate', { key: string }> {
  const twice = repeated(rows) ?? repeated(held)
  if (twice !== undefined) return { refused: 'duplicate', key: twice }
  const before = new Map(held.map(({ key, values }) => [key, values]))
  const now = new Set(rows.map(({ key }) => key))
  const changes: RowChanges = { inserted: [], updated: [], same: [], missing: [] }
  for (const { key, values } of rows) {
    const old = before.get(key)
    const fields = old ? differing(old, values) : []
    if (!old) changes.inserted.push(key)
    else if (fields.length > 0) changes.updated.push({ key, fields })
    else changes.same.push(key)
  }
  changes.missing = held.map(({ key }) => key).filter((key) => !now.has(key))
  return changes
}

function repeated(rows: readonly KeyedRow[]): string | undefined {
  const known = new Set<string>()
  return rows.find(({ key }) => known.size === known.add(key).size)?.key
}

const differing = (old: KeyedRow['values'], now: KeyedRow['values']): string[] =>
  [...new Set([...Object.keys(old), ...Object.keys(now)])].filter(
    (field) => (old[field] ?? null) !== (now[field] ?? null),
  )
