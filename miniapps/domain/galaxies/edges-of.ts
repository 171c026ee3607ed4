import { setFigures } from '../audience/set-figures.ts'
import type { Edge } from '../segments/communities.ts'
import type { CountedTable } from '../surveys/counting.ts'
import { SHARED_LEAST } from './limits.ts'

/** Neighbours: sets that share at least 30 respondents, and so much of the people in either. From a table of all sets by all. */
export function edgesOf(asked: { nodes: readonly string[]; table: CountedTable; threshold: number }): Edge[] {
  const { nodes, table, threshold } = asked
  const { cells } = table
  const universe = cells.at(-1)!.at(-1)?.w ?? 0
  return nodes.flatMap((node, one) =>
    nodes.slice(one + 1).flatMap((other, at): Edge[] => {
      const both = cells[one]![one + 1 + at]
      const [a, b] = [cells[one]!.at(-1), cells[one + 1 + at]!.at(-1)]
      if (!both || !a || !b || both.n < SHARED_LEAST) return []
      const { jaccard } = setFigures({ a: a.w, b: b.w, both: both.w, universe })
      return jaccard !== null && jaccard >= threshold ? [[node, other, jaccard]] : []
    }),
  )
}
