/** Likeness of two groupings of the same people: 1 the same, 0 as by chance (Hubert and Arabie). The names of groups do not matter. */
export function adjustedRand({ a, b }: { a: readonly number[]; b: readonly number[] }): number {
  const pairs = (count: number) => (count * (count - 1)) / 2
  const sumOf = (keys: readonly string[]) => {
    const counts = new Map<string, number>()
    for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
    return [...counts.values()].reduce((sum, count) => sum + pairs(count), 0)
  }
  const both = sumOf(a.map((group, at) => `${group},${b[at]}`))
  const [ofA, ofB] = [sumOf(a.map(String)), sumOf(b.map(String))]
  const all = pairs(a.length)
  const expected = all > 0 ? (ofA * ofB) / all : 0
  const most = (ofA + ofB) / 2
  return most === expected ? 1 : (both - expected) / (most - expected)
}
