interface Named {
  noun: string
  after?: readonly string[]
}

/** Each noun behind those that it names in `after`, otherwise as they stand. */
export function inOrder<Noun extends Named>(nouns: readonly Noun[]): Noun[] {
  const ordered: Noun[] = []
  const add = (noun: Noun, way: readonly string[]): void => {
    if (ordered.includes(noun)) return
    if (way.includes(noun.noun))
      throw new Error(`Nouns wait for each other: ${[...way, noun.noun].join(' -> ')}`)
    for (const name of noun.after ?? []) {
      const found = nouns.find((each) => each.noun === name)
      if (!found) throw new Error(`The noun ${noun.noun} comes after ${name}, which does not exist`)
      add(found, [...way, noun.noun])
    }
    ordered.push(noun)
  }
  for (const noun of nouns) add(noun, [])
  return ordered
}
