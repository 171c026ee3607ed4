export type Judgement =
  | { answer: 'given'; n: number }
  /** Without the number, which would say as much as the count that is refused. */
  | { answer: 'refused'; reason: 'too-few' }
  /** `against`: place of the released set that would give people away. */
  | { answer: 'refused'; reason: 'differs-by-too-few'; against: number }

type Person = string | number

/**
 * Whether a set may be counted after others have been: not if it is small, nor if it and one of those differ by so few that the two
 * counts together tell of them. Sets are lists of people, by their ids or places.
 */
export function difference(sets: {
  released: readonly (readonly Person[])[]
  asked: readonly Person[]
  floor: number
}): Judgement {
  const asked = new Set(sets.asked)
  const apart = sets.released.map((released) => peopleApart(new Set(released), asked))
  return judged({ n: asked.size, apart, floor: sets.floor })
}

function peopleApart(one: ReadonlySet<Person>, other: ReadonlySet<Person>): number {
  const shared = [...one].filter((person) => other.has(person)).length
  return one.size + other.size - 2 * shared
}

/** The same of sizes. `apart`: people who are in the set or in a released one alone, by the place of that. */
export function judged(asked: { n: number; apart: readonly number[]; floor: number }): Judgement {
  const { n, apart, floor } = asked
  if (n < floor) return { answer: 'refused', reason: 'too-few' }
  const against = apart.findIndex((people) => people > 0 && people < floor)
  return against < 0 ? { answer: 'given', n } : { answer: 'refused', reason: 'differs-by-too-few', against }
}
