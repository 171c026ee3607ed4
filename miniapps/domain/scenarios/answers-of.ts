import { type Body, textAt } from '../document/change.ts'
import { askedIn } from './as-computed.ts'

const MAY_USE = 'answers/touchpoints/'

/** Codes that a scenario may spend on. */
export const touchpointsIn = (body: Body): readonly string[] =>
  Object.keys(body).flatMap((path) =>
    path.startsWith(MAY_USE) && body[path] === true ? [path.slice(MAY_USE.length)] : [],
  )

export type Answers = ReturnType<typeof answersOf>

/** The five answers of a scenario, as the engines read them out of its fields. */
export function answersOf(body: Body) {
  const number = (path: string) => (typeof body[path] === 'number' ? body[path] : null)
  return {
    market: textAt(body, 'answers/market'),
    audience: textAt(body, 'answers/audience'),
    /** People. */
    universe: number('answers/universe'),
    objective: textAt(body, 'answers/objective'),
    /** Minor units. */
    budget: number('answers/budget'),
    currency: textAt(body, 'answers/currency'),
    start: textAt(body, 'answers/start'),
    end: textAt(body, 'answers/end'),
    touchpoints: touchpointsIn(body),
    duplication: number('duplication') ?? 1,
    seed: number('seed') ?? 1,
  }
}

/** Hash of all answers that the options depend on: they hold as long as it is the same. */
export function fingerprintOf(body: Body): string {
  const asked = Object.entries(askedIn(body)).toSorted(([one], [other]) => (one < other ? -1 : 1))
  let hash = HASH_START
  for (const letter of JSON.stringify(asked)) hash = Math.imul(hash ^ letter.codePointAt(0)!, HASH_TIMES)
  return (hash >>> 0).toString(36)
}

// Fowler, Noll and Vo's hash of 32 bits.
const HASH_START = 0x811c9dc5
const HASH_TIMES = 0x01000193

/** Whether the answers are others by now than those that the options were made of. */
export const isStale = (body: Body): boolean =>
  'computedFrom' in body && body['computedFrom'] !== fingerprintOf(body)
