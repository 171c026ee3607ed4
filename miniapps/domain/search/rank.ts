/** Of BM25: how soon more of a word counts no more, and how much a long text counts less. */
const SATURATION = 1.2
const LENGTH_WEIGHT = 0.75

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** How well each text answers the words (K3, BM25); a word also stands for what begins with it. */
export function scores(texts: readonly string[], query: readonly string[]): number[] {
  const documents = texts.map(wordsIn)
  const average = documents.reduce((sum, { length }) => sum + length, 0) / (documents.length || 1)
  const asked = query.flatMap(wordsIn).map((word) => {
    const counts = documents.map((words) => words.filter((each) => each.startsWith(word)).length)
    const having = counts.filter((count) => count > 0).length
    return { counts, rarity: Math.log(1 + (documents.length - having + 0.5) / (having + 0.5)) }
  })
  return documents.map(({ length }, at) =>
    asked.reduce((sum, { counts, rarity }) => {
      const count = counts[at]!
      const damping = SATURATION * (1 - LENGTH_WEIGHT + (LENGTH_WEIGHT * length) / (average || 1))
      return sum + (rarity * count * (SATURATION + 1)) / (count + damping)
    }, 0),
  )
}

/** The best first; what is equally good stays in its order. */
export function ranked<Item>(
  items: readonly Item[],
  textOf: (item: Item) => string,
  query: readonly string[],
): Item[] {
  const all = scores(items.map(textOf), query)
  return items
    .map((item, at) => ({ item, score: all[at]! }))
    .toSorted((one, other) => other.score - one.score)
    .map(({ item }) => item)
}
