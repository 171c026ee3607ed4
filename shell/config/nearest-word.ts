/** The word that somebody probably meant; undefined where none is near. */
export function nearestWord(written: string, known: readonly string[]): string | undefined {
  const most = Math.max(1, Math.floor(written.length / 3))
  const near = known
    .map((word) => ({ word, distance: distance(written.toLowerCase(), word.toLowerCase()) }))
    .toSorted((one, other) => one.distance - other.distance)[0]
  return near && near.distance <= most ? near.word : undefined
}

/** Levenshtein: the fewest letters to add, take away or change. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, place) => place)
  for (let at = 0; at < one.length; at++) {
    const next = [at + 1]
    for (let to = 0; to < other.length; to++)
      next.push(Math.min(row[to]! + (one[at] === other[to] ? 0 : 1), row[to + 1]! + 1, next[to]! + 1))
    row = next
  }
  return row.at(-1)!
}
