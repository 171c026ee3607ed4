/**
 * Ids from an audience through what it is made of back to itself, as soon as `added` becomes a part of it; null where nothing leads back.
 * `partsOf` are the audiences that one is made of.
 */
export function cyclePath(asked: {
  id: string
  added: string
  partsOf: (id: string) => readonly string[]
}): readonly string[] | null {
  const { id, added, partsOf } = asked
  const seen = new Set<string>()
  const pathFrom = (at: string): readonly string[] | null => {
    if (at === id) return [at]
    if (seen.has(at)) return null
    seen.add(at)
    for (const part of partsOf(at)) {
      const path = pathFrom(part)
      if (path) return [at, ...path]
    }
    return null
  }
  const back = pathFrom(added)
  return back && [id, ...back]
}
