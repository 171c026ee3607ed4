import type { Cell } from '../sheet.ts'
import type { ImportRecord } from './read-records.ts'

export interface FieldChange<Key extends string = string> {
  field: Key
  before: Cell
  after: Cell
}

/** What an import would do, before it does anything. */
export interface ImportPreview<Key extends string = string> {
  added: readonly ImportRecord<Key>[]
  changed: readonly { record: ImportRecord<Key>; changes: readonly FieldChange<Key>[] }[]
  unchanged: readonly ImportRecord<Key>[]
  /** Rows that speak of the same thing as one above them; none of these is imported. */
  repeated: readonly { record: ImportRecord<Key>; first: ImportRecord<Key> }[]
}

/**
 * Compares records with what is there.
 * @param idOf by which a record is known; undefined for one that is always new
 * @param existing what is there, by the same id
 * @param named fields that only say which record is meant
 */
export function previewImport<Key extends string>(
  records: readonly ImportRecord<Key>[],
  idOf: (values: ImportRecord<Key>['values']) => string | undefined,
  existing: ReadonlyMap<string, Readonly<Partial<Record<Key, Cell>>>>,
  named: ReadonlySet<Key> = new Set(),
): ImportPreview<Key> {
  const added: ImportRecord<Key>[] = []
  const changed: { record: ImportRecord<Key>; changes: FieldChange<Key>[] }[] = []
  const unchanged: ImportRecord<Key>[] = []
  const repeated: { record: ImportRecord<Key>; first: ImportRecord<Key> }[] = []
  const firsts = new Map<string, ImportRecord<Key>>()
  for (const record of records) {
    const id = idOf(record.values)
    const first = id === undefined ? undefined : firsts.get(id)
    if (first) {
      repeated.push({ record, first })
      continue
    }
    if (id !== undefined) firsts.set(id, record)
    const before = id === undefined ? undefined : existing.get(id)
    const changes = before && changesOf(before, record.values, named)
    if (!changes) added.push(record)
    else if (changes.length > 0) changed.push({ record, changes })
    else unchanged.push(record)
  }
  return { added, changed, unchanged, repeated }
}

function changesOf<Key extends string>(
  before: Readonly<Partial<Record<Key, Cell>>>,
  after: Readonly<Partial<Record<Key, Cell>>>,
  named: ReadonlySet<Key>,
): FieldChange<Key>[] {
  return (Object.keys(after) as Key[]).flatMap((field) => {
    const [was, is] = [before[field] ?? null, after[field] ?? null]
    return named.has(field) || same(was, is) ? [] : [{ field, before: was, after: is }]
  })
}

const same = (a: Cell, b: Cell) =>
  a instanceof Date && b instanceof Date ? a.getTime() === b.getTime() : a === b
