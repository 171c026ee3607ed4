import { mergeCategories } from './merge-categories.ts'

/** A question that people may be split by: the place of each person's answer, from 0. */
export interface Predictor {
  places: readonly number[]
  /** Number of answers. */
  categories: number
  /** Only neighbouring answers are joined. */
  ordinal: boolean
}

/** A split on the way to a leaf: answers of a predictor, by place. */
export interface Step {
  predictor: number
  places: readonly number[]
}

export interface Leaf {
  path: readonly Step[]
  /** Places of its people. */
  members: readonly number[]
}

const ALPHA = 0.05
const NODE_LEAST = 100
const CHILD_LEAST = 50
const DEPTH_MOST = 3

/**
 * CHAID's tree: people are split by the predictor whose merged answers differ most in the target, as long as chance does not explain it
 * (adjusted p up to .05). Nodes of fewer than 100 people are not split, no child has fewer than 50, and no leaf is deeper than three
 * splits. Counts are scaled to the effective base.
 * @param asked.target place of each person's answer to the question that segments are to tell apart, from 0
 * @param asked.classes how many answers the target has
 * @returns leaves in the order of their splits; one leaf of everybody where nothing splits them
 */
export function growTree(asked: {
  predictors: readonly Predictor[]
  target: readonly number[]
  classes: number
  weights: readonly number[]
}): Leaf[] {
  const grow = (leaf: Leaf): Leaf[] => {
    if (leaf.path.length >= DEPTH_MOST || leaf.members.length < NODE_LEAST) return [leaf]
    const best = bestSplit(asked, leaf.members)
    if (!best) return [leaf]
    return best.groups.flatMap((places) => {
      const isHere = new Set(places)
      const { predictor } = best
      const members = leaf.members.filter((at) => isHere.has(asked.predictors[predictor]!.places[at]!))
      return grow({ path: [...leaf.path, { predictor, places }], members })
    })
  }
  return grow({ path: [], members: asked.target.map((_, at) => at) })
}

type Asked = Parameters<typeof growTree>[0]

/** The predictor with the smallest adjusted chance, of equals the first; null where none splits well enough. */
function bestSplit(asked: Asked, members: readonly number[]) {
  let best: { predictor: number; groups: readonly (readonly number[])[]; adjusted: number } | null = null
  asked.predictors.forEach(({ ordinal, places, categories }, predictor) => {
    const counts = Array.from({ length: categories }, () => 0)
    for (const at of members) counts[places[at]!]!++
    const given = counts.flatMap((count, place) => (count > 0 ? place : []))
    if (given.length < 2) return
    const table = tableOf(asked, predictor, members)
    const { groups, adjusted } = mergeCategories({
      table: given.map((place) => table[place]!),
      ordinal,
      alpha: ALPHA,
    })
    const split = groups.map((group) => group.map((at) => given[at]!))
    const isLarge = split.every(
      (group) => group.reduce((sum, place) => sum + counts[place]!, 0) >= CHILD_LEAST,
    )
    if (split.length > 1 && isLarge && adjusted <= ALPHA && adjusted < (best?.adjusted ?? Infinity))
      best = { predictor, groups: split, adjusted }
  })
  return best as { predictor: number; groups: readonly (readonly number[])[] } | null
}

/** Weights by answer and class, scaled so that they add up to the effective base. */
function tableOf(
  { predictors, target, classes, weights }: Asked,
  predictor: number,
  members: readonly number[],
) {
  const { places, categories } = predictors[predictor]!
  const table = Array.from({ length: categories }, () => Array.from({ length: classes }, () => 0))
  let [sum, squares] = [0, 0]
  for (const at of members) {
    const weight = weights[at]!
    table[places[at]!]![target[at]!]! += weight
    sum += weight
    squares += weight * weight
  }
  const scale = squares > 0 ? sum / squares : 0
  return table.map((row) => row.map((each) => each * scale))
}
