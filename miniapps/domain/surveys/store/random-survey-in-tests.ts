import * as fc from 'fast-check'
import type { SurveyData } from '../../audience/evaluate.ts'
import type { Expression } from '../../audience/expression.ts'
import type { Frame, Variable } from '../frame.ts'
import { type SliceStore, storeOf } from './slice-store.ts'

const codesTo = (last: number) =>
  Array.from({ length: last }, (_, at) => ({ code: at + 1, label: `${at + 1}` }))
const variable = (name: string, type: Variable['type'], codes = 0): Variable => ({
  name,
  label: name,
  type,
  folder: '',
  codes: codesTo(codes),
})

export const FRAME: Frame = [
  variable('a', 'single', 4),
  variable('b', 'single', 3),
  variable('many', 'single', 300),
  variable('m', 'multi', 5),
  variable('age', 'number'),
]

export const slice = (market: string, wave: string, universe: number) => ({ market, wave, universe })

/** The same people as rows and as a store. */
export interface RandomSurvey {
  data: SurveyData
  /** By name; the data has the first. */
  weights: Readonly<Record<'main' | 'second', readonly number[]>>
  store: SliceStore
}

const code = (last: number) => fc.option(fc.integer({ min: 1, max: last }), { freq: 4 })
const person = fc.record({
  main: fc.constantFrom(0.25, 0.5, 1, 1.5, 3),
  second: fc.double({ min: 0.1, max: 4, noNaN: true }),
  a: code(4),
  b: code(3),
  many: code(300),
  m: fc.option(fc.uniqueArray(fc.integer({ min: 1, max: 5 })), { freq: 4 }),
  age: fc.option(fc.integer({ min: 16, max: 80 }), { freq: 4 }),
})

/** Few people on five levels, so that nearly each level is padded. */
export const surveys = fc.array(person, { maxLength: 90 }).map((people): RandomSurvey => {
  const answers = {
    a: people.map(({ a }) => a),
    b: people.map(({ b }) => b),
    many: people.map(({ many }) => many),
    m: people.map(({ m }) => m),
    age: people.map(({ age }) => age),
  }
  const weights = { main: people.map(({ main }) => main), second: people.map(({ second }) => second) }
  return {
    weights,
    data: {
      weights: weights.main,
      variables: {
        a: { type: 'single', values: answers.a },
        b: { type: 'single', values: answers.b },
        many: { type: 'single', values: answers.many },
        m: { type: 'multi', values: answers.m },
        age: { type: 'number', values: answers.age },
      },
      audiences: AUDIENCES,
    },
    store: storeOf({ slice: slice('GB', '2026-H1', 50_000), weights, frame: FRAME, answers }),
  }
})

export const AUDIENCES: Readonly<Record<string, Expression>> = {
  'first@2': {
    op: 'or',
    of: [
      { op: 'in', variable: 'a', codes: [1] },
      { op: 'not', of: { op: 'answered', variable: 'm' } },
    ],
  },
}

const coded = fc.constantFrom(
  ['a', 4] as const,
  ['b', 3] as const,
  ['many', 300] as const,
  ['m', 5] as const,
  ['age', 80] as const,
)
const bound = fc.option(fc.integer({ min: 0, max: 90 }))

export const expressions = fc.letrec<{ any: Expression; group: Expression; rule: Expression }>((tie) => ({
  rule: fc.oneof(
    coded.chain(([variable, last]) =>
      fc.record({
        op: fc.constant('in' as const),
        variable: fc.constant(variable),
        codes: fc.array(fc.integer({ min: 1, max: last }), { maxLength: 4 }),
      }),
    ),
    fc.record({
      op: fc.constant('range' as const),
      variable: fc.constantFrom('age', 'a', 'm'),
      min: bound,
      max: bound,
    }),
    fc.record({ op: fc.constant('answered' as const), variable: fc.constantFrom('a', 'many', 'm', 'age') }),
    fc.constant<Expression>({ op: 'all' }),
    fc.constant<Expression>({ op: 'audience', id: 'first', version: 2 }),
  ),
  group: fc.oneof(
    fc.record({
      op: fc.constantFrom('and' as const, 'or' as const),
      of: fc.array(tie('any'), { maxLength: 4 }),
    }),
    fc.record({ op: fc.constant('not' as const), of: tie('any') }),
    fc.record({
      op: fc.constant('atLeast' as const),
      k: fc.integer({ min: 1, max: 4 }),
      of: fc.array(tie('any'), { maxLength: 6 }),
    }),
  ),
  any: fc.oneof({ depthSize: 'small', withCrossShrink: true }, tie('rule'), tie('group')),
})).any
