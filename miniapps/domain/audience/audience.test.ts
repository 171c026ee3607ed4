import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { near } from '../kernel/near-in-tests.ts'
import { canonical } from './canonical.ts'
import { evaluate, funnel, type SurveyData } from './evaluate.ts'
import type { Expression } from './expression.ts'
import { parsed } from './parsed-in-tests.ts'
import { parseExpression } from './parse-expression.ts'
import { printExpression } from './print-expression.ts'
import { intersections, setBounds, setFigures } from './set-figures.ts'

const wrong = (text: string) => {
  const read = parseExpression({ text })
  return 'error' in read ? `${read.error.code} ${read.error.at}` : 'read'
}

const column = (values: string) => ({ type: 'single' as const, values: [...values].map(Number) })
/** Of E1: 110 1, 101 1.5, 011 .5, 111 2, 000 1, 010 1. */
const PEOPLE: SurveyData = {
  weights: [1, 1.5, 0.5, 2, 1, 1],
  variables: { A: column('110100'), T: column('101101'), X: column('011100') },
}
const size = (text: string) => evaluate({ expression: parsed(text), data: PEOPLE }).w

describe('an audience', () => {
  it('[E1] is counted exactly', () => {
    assert.deepEqual(
      ['A = 1 AND T = 1', 'A = 1 OR X = 1', 'NOT T = 1', 'ATLEAST 2 OF (A = 1, T = 1, X = 1)'].map(size),
      [3, 5, 2.5, 5],
    )
    assert.equal(size('ATLEAST 3 OF (A = 1, T = 1, X = 1)'), 2)
  })

  it('[E2] [E3] has one form, however it is written', () => {
    const form = (text: string) =>
      printExpression({ expression: canonical({ expression: parsed(text) }).expression })
    assert.equal(form('b = 2 AND (a = 1 AND b = 2)'), 'a = 1 AND b = 2')
    assert.equal(form('a = 3 OR b = 1 OR a IN (1, 3)'), 'a IN (1, 3) OR b = 1')
    const key = (text: string) => canonical({ expression: parsed(text) }).key
    assert.equal(key('ATLEAST 1 OF (b = 1, a = 1)'), key('a = 1 OR b = 1'))
    assert.equal(key('NOT (NOT a != 2)'), key('NOT a = 2'))
    assert.equal(key('a = 1'), '{"op":"in","variable":"a","codes":[1]}')
  })

  it('[E4] says where its text is wrong', () => {
    assert.deepEqual(['age > 30', 'sex IN (1, 2', '(sex = 1 OR)', 'ATLEAST 3 OF (a = 1, b = 1)'].map(wrong), [
      'unexpected 4',
      'expected-close 12',
      'expected-operand 11',
      'bad-count 8',
    ])
    assert.deepEqual(
      [
        'a = 1 b = 2',
        'a IN 1',
        'ATLEAST 2 (a = 1)',
        'a BETWEEN 1 2',
        'a = x',
        'a = 1.5',
        'ANSWERED',
        'AUDIENCE a',
        'AUDIENCE a@1.5',
        'a',
        '"a = 1',
        'a IN ()',
        'a IN (3..1)',
        'a BETWEEN 5 AND 3',
        '',
        `${'('.repeat(9)}a = 1${')'.repeat(9)}`,
      ].map(wrong),
      [
        'expected-operator 6',
        'expected-open 5',
        'expected-of 10',
        'expected-and 12',
        'expected-number 4',
        'expected-number 4',
        'expected-name 8',
        'expected-version 10',
        'expected-number 11',
        'expected-comparison 1',
        'unclosed 0',
        'empty-list 6',
        'bad-range 9',
        'bad-range 16',
        'expected-operand 0',
        'too-deep 8',
      ],
    )
  })

  it('[E5] is a funnel of its rules', () => {
    near(funnel({ expression: parsed('A = 1 AND T = 1 AND X = 1'), data: PEOPLE }), [
      { alone: 4.5, running: 4.5, without: 2.5 },
      { alone: 4.5, running: 3, without: 3.5 },
      { alone: 4, running: 2, without: 3 },
    ])
  })

  it('[E6] [E7] meets others', () => {
    near(setFigures({ a: 4000, b: 3000, both: 1200, universe: 20_000 }), {
      union: 5800,
      onlyA: 2800,
      jaccard: 0.206897,
      overlap: 0.4,
      lift: 2,
    })
    near(setBounds({ sizes: [4000, 3000], universe: 5000 }).and, { min: 2000, max: 3000, independent: 2400 })
    near(setBounds({ sizes: [4000, 3000, 2500], universe: 5000 }).and, {
      min: 0,
      max: 2500,
      independent: 1200,
    })
    near(setBounds({ sizes: [], universe: 50 }), {
      and: { min: 50, max: 50, independent: 50 },
      or: { min: 0, max: 0, independent: 0 },
    })
    const members = [
      [1, 1],
      [1, 0],
      [0, 0],
      [1, 0],
    ]
    assert.deepEqual(intersections({ members, weights: [3, 1, 2, 1] }), [
      { mask: 3, n: 1, w: 3 },
      { mask: 0, n: 1, w: 2 },
      { mask: 1, n: 2, w: 2 },
    ])
  })
})

const NAMES = ['A', 'T', 'X']
const drawn = fc.letrec<{ any: Expression }>((tie) => ({
  any: fc.oneof(
    { maxDepth: 3 },
    fc.record({
      op: fc.constant('in' as const),
      variable: fc.constantFrom(...NAMES),
      codes: fc.array(fc.constantFrom(0, 1), { minLength: 1, maxLength: 2 }),
    }),
    fc.record({
      op: fc.constantFrom('and' as const, 'or' as const),
      of: fc.array(tie('any'), { minLength: 2, maxLength: 3 }),
    }),
    fc.record({ op: fc.constant('not' as const), of: tie('any') }),
    fc.record({
      op: fc.constant('atLeast' as const),
      k: fc.constantFrom(1, 2),
      of: fc.array(tie('any'), { minLength: 2, maxLength: 3 }),
    }),
  ),
})).any

describe('expressions of any shape', () => {
  it('are read from their text as they were', () => {
    fc.assert(
      fc.property(drawn, (expression) => {
        assert.deepEqual(parsed(printExpression({ expression })), JSON.parse(JSON.stringify(expression)))
      }),
    )
  })

  it('keep very small and very large numbers', () => {
    for (const min of [1e-7, -2.5e-9, 1e24, 123_456.75]) {
      const expression = { op: 'range' as const, variable: 'a', min, max: null }
      assert.deepEqual(parsed(printExpression({ expression })), expression)
    }
    assert.equal(printExpression({ expression: parsed('a >= 0.00000015') }), 'a >= 0.00000015')
    assert.deepEqual(parsed('a = -0'), { op: 'in', variable: 'a', codes: [0] })
  })

  it('count the same people in their one form, and by De Morgan', () => {
    const members = (expression: Expression) => evaluate({ expression, data: PEOPLE }).members
    fc.assert(
      fc.property(drawn, drawn, (one, other) => {
        assert.deepEqual(members(canonical({ expression: one }).expression), members(one))
        assert.deepEqual(
          members({ op: 'not', of: { op: 'and', of: [one, other] } }),
          members({ op: 'or', of: [one, other].map((of) => ({ op: 'not', of })) }),
        )
      }),
    )
  })

  it('keep their one form', () => {
    fc.assert(
      fc.property(drawn, (expression) => {
        const once = canonical({ expression })
        assert.equal(canonical({ expression: once.expression }).key, once.key)
      }),
    )
  })
})
