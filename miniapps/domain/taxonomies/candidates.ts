import { type BaseFlag, baseFlag } from '../crosstab/three-sums.ts'
import type { CountedCell, CountedTable } from '../surveys/counting.ts'
import { type SegmentFigures, segmentFigures } from './segment-figures.ts'
import type { Bridge, NodesById, TaxonomyNode } from './taxonomy.ts'

/** A segment's fit to an audience; sizes in thousands of people. */
export interface Fit extends SegmentFigures {
  /** Of the segment, and of its people who are in the audience. */
  size: number
  both: number
  /** Trust in the precision: the segment is its base. */
  flag: BaseFlag
}

/** A node with its fit; null where a licence hides one of its figures. */
export interface Candidate {
  node: TaxonomyNode
  fit: Fit | null
  /** Minor units for a thousand contacts with people of the audience. */
  trueCpm: number | null
}

/**
 * Fits of what a table's columns count, in their order. Its one row is the audience; totals stand behind it, as in every counted table.
 */
export function fitsOf({ cells }: CountedTable): (Fit | null)[] {
  const [both = [], targets = []] = cells
  const [source, universe] = [both.at(-1), targets.at(-1)]
  return both
    .slice(0, -1)
    .map((cell, at) => (source && universe ? fitOf(cell, targets[at] ?? null, source, universe) : null))
}

function fitOf(
  both: CountedCell,
  target: CountedCell,
  source: NonNullable<CountedCell>,
  universe: NonNullable<CountedCell>,
): Fit | null {
  if (!both || !target) return null
  const flag = baseFlag(target)
  const figures = segmentFigures({
    source: source.universe,
    universe: universe.universe,
    target: target.universe,
    both: both.universe,
  })
  return {
    ...figures,
    index: flag === '**' ? null : figures.index,
    size: target.universe,
    both: both.universe,
    flag,
  }
}

/** Price of a thousand contacts over the share of them that counts; null without a price, or where nobody counts. */
export const trueCpm = (cpm: number | null, precision: number | null | undefined): number | null =>
  cpm === null || !precision ? null : cpm / precision

/** Whether something is precise enough to be bought; what has no figures is not. */
export const isPrecise = (fit: Pick<SegmentFigures, 'precision'> | null, floor: number): boolean =>
  (fit?.precision ?? -1) >= floor

/** Those that are precise enough, the most of the audience first, then the more precise. */
export const byRecall = (candidates: readonly Candidate[], floor: number): Candidate[] =>
  candidates
    .filter(({ fit }) => isPrecise(fit, floor))
    .toSorted(
      (one, other) =>
        other.fit!.recall! - one.fit!.recall! ||
        other.fit!.precision! - one.fit!.precision! ||
        (one.node.id < other.node.id ? -1 : 1),
    )

/**
 * The nearest bridged node above one that is not bridged to the survey, else its parent; null of a node that is bridged itself, or at
 * the top.
 */
export function standIn(
  node: TaxonomyNode,
  nodes: NodesById,
  bridges: readonly Bridge[],
): TaxonomyNode | null {
  const bridged = new Set(bridges.map((bridge) => bridge.node))
  if (bridged.has(node.id)) return null
  const parentOf = ({ parent }: TaxonomyNode) => (parent === null ? undefined : nodes.get(parent))
  for (let above = parentOf(node); above; above = parentOf(above)) if (bridged.has(above.id)) return above
  return parentOf(node) ?? null
}

/** Nodes that are bridged to a survey, each with its fit; `fits` are those of `segments`, in their order. */
export const candidatesOf = (
  segments: readonly { id: string }[],
  fits: readonly (Fit | null)[],
  nodes: NodesById,
): ReadonlyMap<string, Candidate> =>
  new Map(
    segments.map(({ id }, at) => {
      const node = nodes.get(id)!
      const fit = fits[at]!
      return [id, { node, fit, trueCpm: trueCpm(node.cpm, fit?.precision) }]
    }),
  )

/** Nodes of a basket that the taxonomy's version has; without a bridge they have no figures. */
export const candidatesIn = (
  ids: readonly string[],
  { nodes, candidates }: { nodes: NodesById; candidates: ReadonlyMap<string, Candidate> },
): readonly Candidate[] =>
  ids.flatMap((id) => {
    const node = nodes.get(id)
    return node ? (candidates.get(id) ?? { node, fit: null, trueCpm: null }) : []
  })
