/** Identity of an audience, however its rules are written. */
export interface Keyed {
  id: string
  key: string
  dataset: string
  /** As text of an expression. */
  base: string
  /** Two-letter country codes. */
  markets: readonly string[]
}

/** Audiences with the same rules about the same people of a dataset; groups and members in the order in which they come. */
export function duplicates<Row extends Keyed>(rows: readonly Row[]): readonly (readonly Row[])[] {
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const kind = JSON.stringify([row.dataset, row.key, row.base, row.markets.toSorted()])
    groups.set(kind, [...(groups.get(kind) ?? []), row])
  }
  return [...groups.values()].filter((group) => new Set(group.map(({ id }) => id)).size > 1)
}
