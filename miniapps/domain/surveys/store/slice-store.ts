import type { Frame } from '../frame.ts'
import type { Slice } from '../dataset.ts'
import { weightColumn } from '../people-column.ts'
import type { Bits } from './bits.ts'
import { type Answers, type Column, columnOf } from './column.ts'
import { arranged, type People } from './people.ts'

/** Respondents of one slice, the same in the browser's worker and on the server. */
export interface SliceStore {
  slice: Pick<Slice, 'market' | 'wave' | 'universe'>
  people: People
  /** The weight that people are sorted by: the dataset's first. Sums by any other are slower. */
  weight: string
  /** By the names of variables; those of further weights under `weightColumn`. */
  columns: Map<string, Column>
  /** Sets of rules that were asked before, by their text: one more key in an expression asks one rule anew. */
  sets: Map<string, Bits>
}

export const emptyStore = (slice: SliceStore['slice'], weight: string, people: People): SliceStore => ({
  slice,
  people,
  weight,
  columns: new Map(),
  sets: new Map(),
})

/**
 * A weight of each slot, for what cannot count by levels.
 * @throws Error where a weight other than the first has not been loaded
 */
export function weightsBySlot(store: SliceStore, weight: string): Float64Array {
  const kept = store.columns.get(weightColumn(weight))
  if (kept?.kind === 'number') return kept.values
  if (weight !== store.weight) throw new Error(`Weight ${weight} has not been loaded.`)
  const { levels, starts, words, mask } = store.people
  const values = new Float64Array(words * 32)
  levels.forEach((level, at) => values.fill(level, starts[at]! * 32, starts[at + 1]! * 32))
  store.columns.set(weightColumn(weight), { kind: 'number', values, answered: mask })
  return values
}

/** A store of people and their answers, in whatever order those came. The first weight is the one that people are sorted by. */
export function storeOf(survey: {
  slice: SliceStore['slice']
  weights: Readonly<Record<string, ArrayLike<number>>>
  frame: Frame
  answers: Readonly<Record<string, Answers>>
}): SliceStore {
  const [[first, weights], ...further] = Object.entries(survey.weights) as [
    [string, ArrayLike<number>],
    ...[string, ArrayLike<number>][],
  ]
  const seats = arranged(weights)
  const store = emptyStore(survey.slice, first, seats.people)
  for (const variable of survey.frame)
    store.columns.set(variable.name, columnOf(variable, survey.answers[variable.name] ?? [], seats))
  for (const [name, values] of further)
    store.columns.set(weightColumn(name), columnOf({ type: 'number', codes: [] }, Array.from(values), seats))
  return store
}
