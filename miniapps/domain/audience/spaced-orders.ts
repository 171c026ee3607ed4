/**
 * Numbers that rise, for nodes in a new order: as many as can keep the number that they have, so that two people who move different
 * rules do not write the same fields. Null has none yet.
 */
export function spacedOrders(known: readonly (number | null)[]): number[] {
  const kept = longestRise(known)
  return known.map((own, at) => {
    if (kept.has(at)) return own!
    const before = known.findLastIndex((_, place) => place < at && kept.has(place))
    const after = known.findIndex((_, place) => place > at && kept.has(place))
    if (before < 0 && after < 0) return at + 1
    if (before < 0) return known[after]! - (after - at)
    if (after < 0) return known[before]! + (at - before)
    return known[before]! + ((known[after]! - known[before]!) * (at - before)) / (after - before)
  })
}

/** Places of the longest run of numbers that rise. */
function longestRise(numbers: readonly (number | null)[]): ReadonlySet<number> {
  const runs: number[][] = []
  numbers.forEach((number, at) => {
    if (number === null) return
    const before = runs.filter((run) => numbers[run.at(-1)!]! < number)
    runs.push([...longest(before), at])
  })
  return new Set(longest(runs))
}

const longest = (runs: readonly number[][]): readonly number[] =>
  runs.reduce((best, run) => (run.length > best.length ? run : best), [])
