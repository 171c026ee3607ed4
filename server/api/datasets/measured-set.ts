import type { Expression } from '../../../miniapps/domain/audience/expression.ts'
import type { Vocabulary } from '../../../miniapps/domain/audience/spelled-out.ts'
import { judged } from '../../../miniapps/domain/privacy/difference.ts'
import { FLOOR } from '../../../miniapps/domain/surveys/dataset.ts'
import { apart, type Bits, countOf } from '../../../miniapps/domain/surveys/store/bits.ts'
import { setOf } from '../../../miniapps/domain/surveys/store/set-of.ts'
import type { SliceStore } from '../../../miniapps/domain/surveys/store/slice-store.ts'

/** A set of people as an expression over slices, in which form it is stored once somebody was told its size. */
export interface ToldSet {
  /** Ids, in the dataset's order. */
  slices: readonly string[]
  expression: Expression
}

/** A slice's people of a set, as bits and as a number, and the number of its other people. */
interface Part {
  bits: Bits
  people: number
  others: number
}

type Side = 'people' | 'others'

/** People of a set, and all others of its slices: how many everybody is is no secret, so that the set tells of them as well. */
export interface MeasuredSet extends ToldSet, Readonly<Record<Side, number>> {
  /** By slice. */
  parts: ReadonlyMap<string, Part>
}

/** `stores`: those of the set's slices, in the same order. */
export function measured(set: ToldSet, stores: readonly SliceStore[], names: Vocabulary): MeasuredSet {
  const parts = stores.map((store): Part => {
    const bits = setOf(store, set.expression, names)
    const people = peopleIn(bits)
    return { bits, people, others: store.people.n - people }
  })
  const all = (side: Side) => parts.reduce((sum, part) => sum + part[side], 0)
  const bySlice = new Map(set.slices.map((slice, at) => [slice, parts[at]!]))
  return { ...set, parts: bySlice, people: all('people'), others: all('others') }
}

function peopleIn(set: Bits): number {
  let people = 0
  for (let word = 0; word < set.length; word++) people += countOf(set[word]!)
  return people
}

const SIDES: readonly Side[] = ['people', 'others']

/** Whether a set, or all others of its slices, differ by a few people from one that was told, or from the others of that. */
export function isNear(set: MeasuredSet, told: readonly MeasuredSet[]): boolean {
  const isEverybody = set.others === 0
  if (isEverybody) return false
  const between = told.flatMap((each) =>
    SIDES.flatMap((mine) =>
      SIDES.flatMap((theirs) =>
        Math.abs(set[mine] - each[theirs]) < FLOOR ? [peopleApart(set, mine, each, theirs)] : [],
      ),
    ),
  )
  return judged({ n: set.people, apart: between, floor: FLOOR }).answer === 'refused'
}

/**
 * The number of people by whom a side of one set differs from a side of another. A set differs from the others of another
 * set by all people of a slice but those by whom the two sets differ, so that the bits of others are never made.
 */
function peopleApart(one: MeasuredSet, mine: Side, other: MeasuredSet, theirs: Side): number {
  let people = 0
  for (const [slice, part] of one.parts) {
    const beside = other.parts.get(slice)
    if (!beside) people += part[mine]
    else if (mine === theirs) people += apart(part.bits, beside.bits)
    else people += part.people + part.others - apart(part.bits, beside.bits)
  }
  for (const [slice, part] of other.parts) if (!one.parts.has(slice)) people += part[theirs]
  return people
}
