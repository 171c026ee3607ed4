import type { Expression } from '../../audience/expression.ts'
import { audienceOf, type Vocabulary, withPartsOfNets } from '../../audience/spelled-out.ts'
import type { Frame, Variable } from '../frame.ts'
import { atLeast, type Bits, both, either, without } from './bits.ts'
import type { Column } from './column.ts'
import type { SliceStore } from './slice-store.ts'

type Rule = Extract<Expression, { op: 'in' | 'range' | 'answered' }>

/**
 * People of a slice who belong to an expression.
 * @throws Error where it names a variable or an audience that is not there
 */
export function setOf(store: SliceStore, expression: Expression, names: Vocabulary): Bits {
  const { words, mask } = store.people
  switch (expression.op) {
    case 'all':
      return mask
    case 'not':
      return without(mask, setOf(store, expression.of, names))
    case 'and':
      return expression.of.map((each) => setOf(store, each, names)).reduce(both, mask)
    case 'or':
      return expression.of.map((each) => setOf(store, each, names)).reduce(either, new Uint32Array(words))
    case 'atLeast': {
      const sets = expression.of.map((each) => setOf(store, each, names))
      return expression.k > 0 ? atLeast(expression.k, sets, words) : mask
    }
    case 'audience':
      return setOf(store, audienceOf(expression, names), names)
    default:
      return ruleOf(store, expression, names)
  }
}

/** Bytes of sets that a store keeps. */
const KEPT_MAX = 48 * 2 ** 20

function ruleOf(store: SliceStore, rule: Rule, { frame }: Vocabulary): Bits {
  const key = JSON.stringify(rule)
  const kept = store.sets.get(key)
  const set = kept ?? answersOf(rule, variableOf(rule.variable, frame), columnNamed(store, rule.variable))
  store.sets.delete(key)
  store.sets.set(key, set)
  if (store.sets.size * set.byteLength > KEPT_MAX) store.sets.delete(store.sets.keys().next().value!)
  return set
}

export function variableOf(name: string, frame: Frame): Variable {
  const variable = frame.find((each) => each.name === name)
  if (!variable) throw new Error(`There is no variable ${name}.`)
  return variable
}

export function columnNamed({ columns, slice }: SliceStore, name: string): Column {
  const column = columns.get(name)
  if (!column) throw new Error(`Column ${name} of ${slice.market} ${slice.wave} has not been loaded.`)
  return column
}

function answersOf(rule: Rule, variable: Variable, column: Column): Bits {
  if (rule.op === 'answered') return answeredOf(column)
  const isAsked = rule.op === 'in' ? isOneOf(rule.codes) : isWithin(rule.min, rule.max)
  if (column.kind === 'number') return both(bitsWhere(column.values, isAsked), column.answered)
  if (column.kind === 'multi' && rule.op === 'range') return new Uint32Array(column.answered.length)
  const places = rule.op === 'in' ? placesOfCodes(variable, rule.codes) : placesWhere(variable, isAsked)
  if (column.kind === 'single') return bitsOfPlaces(column.places, places)
  const [first = new Uint32Array(column.answered.length), ...further] = places.map(
    (place) => column.answers[place]!,
  )
  return further.reduce(either, first)
}

const answeredOf = (column: Column): Bits =>
  column.kind === 'single' ? bitsWhere(column.places, (place) => place > 0) : column.answered

const isWithin = (min: number | null, max: number | null) => (value: number) =>
  value >= (min ?? -Infinity) && value <= (max ?? Infinity)

function isOneOf(codes: readonly number[]) {
  const all = new Set(codes)
  return (value: number) => all.has(value)
}

const placesWhere = ({ codes }: Variable, isAsked: (code: number) => boolean): number[] =>
  codes.flatMap(({ code }, place) => (isAsked(code) ? [place] : []))

/** Places of codes in the frame; of a net those of all that it adds up. */
export function placesOfCodes({ codes }: Variable, asked: readonly number[]): number[] {
  const all = new Set(withPartsOfNets(asked, codes))
  return codes.flatMap(({ code }, place) => (all.has(code) ? [place] : []))
}

function bitsOfPlaces(places: Uint8Array | Uint16Array, asked: readonly number[]): Bits {
  const wanted = new Uint8Array(2 ** (8 * places.BYTES_PER_ELEMENT))
  for (const place of asked) wanted[place + 1] = 1
  const bits = new Uint32Array(places.length / 32)
  for (let word = 0, slot = 0; word < bits.length; word++) {
    let set = 0
    for (let bit = 0; bit < 32; bit++, slot++) set |= wanted[places[slot]!]! << bit
    bits[word] = set
  }
  return bits
}

function bitsWhere(values: Float64Array | Uint8Array | Uint16Array, test: (value: number) => boolean): Bits {
  const bits = new Uint32Array(values.length / 32)
  values.forEach((value, slot) => {
    if (test(value)) bits[slot >>> 5]! |= 1 << (slot & 31)
  })
  return bits
}
