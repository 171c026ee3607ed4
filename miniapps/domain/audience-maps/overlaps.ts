import { setFigures, type SetFigures } from '../audience/set-figures.ts'
import type { CountedTable } from '../surveys/counting.ts'

/** Overlaps of audiences, pair by pair, from a table of all by all; null where a size is hidden. */
export function overlapsOf({ cells }: CountedTable): (SetFigures | null)[][] {
  const inner = cells.slice(0, -1)
  const universe = cells.at(-1)!.at(-1)?.universe
  return inner.map((row, one) =>
    row.slice(0, -1).map((both, other) => {
      const [a, b] = [inner[one]!.at(-1)?.universe, inner[other]!.at(-1)?.universe]
      return both && a !== undefined && b !== undefined && universe !== undefined
        ? setFigures({ a, b, both: both.universe, universe })
        : null
    }),
  )
}

/** Places of the two audiences that are most alike, and how much; undefined where no overlap is known. */
export function closestOf(
  pairs: readonly (readonly (SetFigures | null)[])[],
): { jaccard: number; one: number; other: number } | undefined {
  const all = pairs.flatMap((row, one) =>
    row
      .slice(0, one)
      .flatMap((pair, other) => (pair?.jaccard == null ? [] : { jaccard: pair.jaccard, one, other })),
  )
  return all.toSorted((one, other) => other.jaccard - one.jaccard)[0]
}
