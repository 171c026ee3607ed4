import type { Cell } from '../sheet.ts'
import type { ImportField, Mapping } from './import-field.ts'
import { readCell } from './read-cell.ts'
import { titleLikeness } from './title-likeness.ts'

const SAMPLES = 50
/** Below this a column's title is another one by chance. */
const LEAST_LIKENESS = 0.3

/**
 * Which column holds which field, as a proposal: by its title, and among equals by how many of its values are of the
 * field's kind. A column of other values throughout is left out. Each field and each column comes once.
 */
export function matchColumns<Key extends string>(
  titles: readonly Cell[],
  rows: readonly (readonly Cell[])[],
  fields: readonly ImportField<Key>[],
  locale: string,
): Mapping<Key> {
  const pairs = titles.flatMap((title, column) =>
    fields.map((field) => ({ column, field, likeness: likenessOf(title, column, field) })),
  )
  function likenessOf(title: Cell, column: number, field: ImportField): number {
    const likeness = titleLikeness(String(title ?? ''), field.titles)
    return likeness < LEAST_LIKENESS ? 0 : likeness * (1 + 3 * shareOfKind(rows, column, field, locale))
  }
  const mapping = new Map<number, Key>()
  const taken = new Set<Key>()
  for (const { column, field, likeness } of pairs.toSorted((a, b) => b.likeness - a.likeness)) {
    if (likeness === 0 || mapping.has(column) || taken.has(field.key)) continue
    mapping.set(column, field.key)
    taken.add(field.key)
  }
  return mapping
}

/** How sure it is that a column holds a field, from 0 to 1: how alike the titles are, and how many values are of its kind. */
export const matchConfidence = (
  title: Cell,
  rows: readonly (readonly Cell[])[],
  column: number,
  field: ImportField,
  locale: string,
): number => titleLikeness(String(title ?? ''), field.titles) * shareOfKind(rows, column, field, locale)

/** From 0 to 1; an empty column is of every kind. */
function shareOfKind(
  rows: readonly (readonly Cell[])[],
  column: number,
  field: ImportField,
  locale: string,
): number {
  const cells = rows.map((row) => row[column] ?? null).filter((cell) => cell !== null && cell !== '')
  const samples = cells.slice(0, SAMPLES)
  if (samples.length === 0) return 1
  return samples.filter((cell) => !readCell(cell, field, locale).problem).length / samples.length
}
