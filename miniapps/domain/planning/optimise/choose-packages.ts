export interface Package {
  id: string
  value: number
  /** Minor units. */
  cost: number
  /** Of the packages of one group at most one is bought. */
  group?: string
}

interface Choice {
  value: number
  cost: number
  /** Places in the order given. */
  places: readonly number[]
}

/**
 * The packages with the most value within a budget, exactly; of equal choices the cheaper, then the one of packages
 * given earlier. Only choices that no other beats in both cost and value are carried from group to group.
 */
export function choosePackages({ packages, budget }: { packages: readonly Package[]; budget: number }): {
  chosen: string[]
  value: number
  cost: number
} {
  const groups = new Map<string, number[]>()
  for (const [place, { group }] of packages.entries()) {
    const key = group === undefined ? `place ${place}` : `group ${group}`
    groups.set(key, [...(groups.get(key) ?? []), place])
  }
  let choices: Choice[] = [{ value: 0, cost: 0, places: [] }]
  for (const group of groups.values()) {
    const more = group.flatMap((place) =>
      choices.map(({ value, cost, places }): Choice => {
        const added = packages[place]!
        const both = [...places, place].toSorted((one, other) => one - other)
        return { value: value + added.value, cost: cost + added.cost, places: both }
      }),
    )
    choices = unbeaten([...choices, ...more].filter(({ cost }) => cost <= budget))
  }
  const best = choices.at(-1) ?? { value: 0, cost: 0, places: [] }
  return { chosen: best.places.map((place) => packages[place]!.id), value: best.value, cost: best.cost }
}

/** By rising cost, and so by rising value. */
function unbeaten(choices: readonly Choice[]): Choice[] {
  const kept: Choice[] = []
  const sorted = choices.toSorted(
    (one, other) => one.cost - other.cost || other.value - one.value || earlier(one.places, other.places),
  )
  for (const choice of sorted) if (choice.value > (kept.at(-1)?.value ?? -Infinity)) kept.push(choice)
  return kept
}

function earlier(one: readonly number[], other: readonly number[]): number {
  const differing = one.findIndex((place, index) => place !== other[index])
  return differing === -1 ? one.length - other.length : one[differing]! - (other[differing] ?? Infinity)
}
