import { chiSquare } from '../crosstab/chi-square.ts'

export interface MergedCategories {
  /** Places of the categories, group by group, in order of their first. */
  groups: number[][]
  chiSquare: number
  df: number
  p: number
  /** Ways to make so many groups, by which the chance is multiplied (Bonferroni). */
  multiplier: number
  adjusted: number
}

/**
 * CHAID's merging of the categories of one predictor: the pair whose rows of counts differ least is joined as long as chance explains the
 * difference. Of ordinal ones only neighbours are joined.
 * @param table counts by category and class of the target
 */
export function mergeCategories(asked: {
  table: readonly (readonly number[])[]
  ordinal: boolean
  alpha: number
}): MergedCategories {
  const { table, ordinal, alpha } = asked
  let groups = table.map((counts, place) => ({ places: [place], counts: [...counts] }))
  for (;;) {
    const pair = nearestPair(
      groups.map(({ counts }) => counts),
      ordinal,
    )
    if (!pair || pair.p <= alpha) break
    const [one, other] = [groups[pair.one]!, groups[pair.other]!]
    const joined = {
      places: [...one.places, ...other.places].toSorted((a, b) => a - b),
      counts: one.counts.map((count, at) => count + other.counts[at]!),
    }
    groups = groups.flatMap((group, at) => (at === pair.one ? [joined] : at === pair.other ? [] : [group]))
  }
  const multiplier = waysOf(table.length, groups.length, ordinal)
  const test = chiSquare({ table: groups.map(({ counts }) => counts) })
  const p = groups.length === 1 ? 1 : (test.p ?? 1)
  return {
    groups: groups.map(({ places }) => places).toSorted((one, other) => one[0]! - other[0]!),
    chiSquare: test.chiSquare ?? 0,
    df: test.df,
    p,
    multiplier,
    adjusted: groups.length === 1 ? 1 : Math.min(1, p * multiplier),
  }
}

/** Equal chances may differ by their last digits. */
const ROUNDING = 1e-12

/** The pair with the highest chance of being alike, of equals the first. */
function nearestPair(counts: readonly (readonly number[])[], ordinal: boolean) {
  let best: { one: number; other: number; p: number } | undefined
  for (let one = 0; one < counts.length; one++) {
    const last = ordinal ? Math.min(one + 1, counts.length - 1) : counts.length - 1
    for (let other = one + 1; other <= last; other++) {
      const p = chiSquare({ table: [counts[one]!, counts[other]!] }).p ?? 1
      if (!best || p > best.p + ROUNDING) best = { one, other, p }
    }
  }
  return best
}

/** Of ordinal categories C(c − 1, r − 1), of nominal ones Stirling's number of the second kind, S(c, r). */
function waysOf(categories: number, groups: number, ordinal: boolean): number {
  if (ordinal) {
    let ways = 1
    for (let step = 1; step < groups; step++) ways = (ways * (categories - step)) / step
    return Math.round(ways)
  }
  let row = [1]
  for (let size = 1; size <= categories; size++)
    row = Array.from({ length: size + 1 }, (_, parts) => parts * (row[parts] ?? 0) + (row[parts - 1] ?? 0))
  return row[groups]!
}
