import type { Variable } from '../frame.ts'
import type { Bits } from './bits.ts'
import type { People } from './people.ts'

/** Answers to one question, by slot. */
export type Column =
  /** Places in the frame's codes, from 1; 0 of those who did not answer. */
  | { kind: 'single'; places: Uint8Array | Uint16Array }
  /** A set for each of the frame's codes, and those who answered at all. */
  | { kind: 'multi'; answers: readonly Bits[]; answered: Bits }
  /** Dates too, and weights beside the first. */
  | { kind: 'number'; values: Float64Array; answered: Bits }

/** One of each person: a code, all codes, a number; null of those who were not asked or did not answer. */
export type Answers = readonly (number | readonly number[] | null)[]

export interface Seats {
  people: People
  /** Of each person. */
  slots: Uint32Array
}

/** A question's answers as the store has them. What the frame declares as no answer is none, and codes that it lacks are left out. */
export function columnOf(variable: Pick<Variable, 'type' | 'codes'>, answers: Answers, seats: Seats): Column {
  if (variable.type === 'single') return { kind: 'single', places: placesOf(variable, answers, seats) }
  if (variable.type === 'multi') return multiOf(variable, answers, seats)
  const { people, slots } = seats
  const values = new Float64Array(people.words * 32)
  const answered = new Uint32Array(people.words)
  answers.forEach((answer, person) => {
    if (typeof answer !== 'number') return
    values[slots[person]!] = answer
    include(answered, slots[person]!)
  })
  return { kind: 'number', values, answered }
}

type Coded = Pick<Variable, 'codes'>

const placesByCode = ({ codes }: Coded): ReadonlyMap<number, number> =>
  new Map(codes.flatMap(({ code, missing }, at) => (missing ? [] : [[code, at]])))

function placesOf(variable: Coded, answers: Answers, { people, slots }: Seats): Uint8Array | Uint16Array {
  const length = people.words * 32
  const places = variable.codes.length < 256 ? new Uint8Array(length) : new Uint16Array(length)
  const byCode = placesByCode(variable)
  answers.forEach((answer, person) => {
    if (typeof answer === 'number') places[slots[person]!] = (byCode.get(answer) ?? -1) + 1
  })
  return places
}

function multiOf(variable: Coded, given: Answers, { people, slots }: Seats): Column {
  const sets = variable.codes.map(() => new Uint32Array(people.words))
  const answered = new Uint32Array(people.words)
  const byCode = placesByCode(variable)
  given.forEach((codes, person) => {
    if (typeof codes !== 'object' || codes === null) return
    const places = codes.map((code) => byCode.get(code)).filter((place) => place !== undefined)
    if (codes.length > 0 && places.length === 0) return
    include(answered, slots[person]!)
    for (const place of places) include(sets[place]!, slots[person]!)
  })
  return { kind: 'multi', answers: sets, answered }
}

function include(bits: Bits, slot: number): void {
  bits[slot >>> 5]! |= 1 << (slot & 31)
}
