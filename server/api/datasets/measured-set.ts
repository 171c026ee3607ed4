import type { Expression } from '../../../miniapps/domain/audience/expression.ts'
import type { Vocabulary } from '../../../miniapps/domain/audience/spelled-out.ts'
import { judged } from '../../../miniapps/domain/privacy/difference.ts'
import { FLOOR } from '../../../miniapps/domain/surveys/dataset.ts'
import { apart, type Bits, countOf, without } from '../../../miniapps/domain/surveys/store/bits.ts'
import { setOf } from '../../../miniapps/domain/surveys/store/set-of.ts'
import type { SliceStore } from '../../../miniapps/domain/surveys/store/slice-store.ts'

/** A set of people as an expression over slices, in which form it is stored once somebody was told its size. */
export interface ToldSet {
  /** Ids, in the dataset's order. */
  slices: readonly string[]
  expression: Expression
}

interface Side {
  /** By slice. */
  bits: ReadonlyMap<string, Bits>
  n: number
}

/** People of a set, and all others of its slices: how many everybody is is no secret, so that the set tells of them as well. */
export interface MeasuredSet extends ToldSet {
  people: Side
  others: Side
}

/** `stores`: those of the set's slices, in the same order. */
export function measured(set: ToldSet, stores: readonly SliceStore[], names: Vocabulary): MeasuredSet {
  const sets = stores.map((store) => setOf(store, set.expression, names))
  const others = stores.map(({ people }, at) => without(people.mask, sets[at]!))
  return { ...set, people: sideOf(set.slices, sets), others: sideOf(set.slices, others) }
}

const sideOf = (slices: readonly string[], sets: readonly Bits[]): Side => ({
  bits: new Map(slices.map((slice, at) => [slice, sets[at]!])),
  n: sets.reduce((sum, set) => sum + peopleIn(set), 0),
})

const peopleIn = (set: Bits): number => set.reduce((sum, word) => sum + countOf(word), 0)

/** Whether a set, or all others of its slices, differ by a few people from one that was told, or from the others of that. */
export function isNear({ people, others }: MeasuredSet, told: readonly MeasuredSet[]): boolean {
  const isEverybody = others.n === 0
  if (isEverybody) return false
  const between = told.flatMap((each) =>
    [people, others].flatMap((mine) =>
      [each.people, each.others].flatMap((theirs) =>
        Math.abs(mine.n - theirs.n) < FLOOR ? [peopleApart(mine, theirs)] : [],
      ),
    ),
  )
  return judged({ n: people.n, apart: between, floor: FLOOR }).answer === 'refused'
}

function peopleApart(one: Side, other: Side): number {
  const slices = new Set([...one.bits.keys(), ...other.bits.keys()])
  return [...slices].reduce((sum, slice) => {
    const [mine, theirs] = [one.bits.get(slice), other.bits.get(slice)]
    return sum + (mine && theirs ? apart(mine, theirs) : peopleIn((mine ?? theirs)!))
  }, 0)
}
