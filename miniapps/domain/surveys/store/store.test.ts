import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { evaluate, type SurveyData } from '../../audience/evaluate.ts'
import type { Expression } from '../../audience/expression.ts'
import { near } from '../../kernel/near-in-tests.ts'
import { randomOf } from '../../kernel/random.ts'
import { apart } from './bits.ts'
import { decodeColumn, decodePeople, encodeColumn, encodePeople } from './column-bytes.ts'
import { countRegions } from './count-regions.ts'
import { countTable } from './count-table.ts'
import { AUDIENCES, expressions, FRAME, type RandomSurvey, slice, surveys } from './random-survey-in-tests.ts'
import { pointsOf } from './points-of.ts'
import { setOf } from './set-of.ts'
import { decodeSlice, encodeSlice } from './slice-bytes.ts'
import { emptyStore, type SliceStore, storeOf } from './slice-store.ts'

const names = { frame: FRAME, audiences: AUDIENCES }
const ALL: Expression = { op: 'all' }
const of = (variable: string, ...codes: number[]): Expression => ({ op: 'in', variable, codes })
const and = (...of: Expression[]): Expression => ({ op: 'and', of })
const not = (of: Expression): Expression => ({ op: 'not', of })

const sizeOf = (store: SliceStore, expression: Expression, weight = 'main') =>
  countTable({ stores: [store], ...names }, { slices: [], weight, base: expression, rows: [], columns: [] })
    .cells[0]![0]!

function sums({ data }: Pick<RandomSurvey, 'data'>, expression: Expression, weights = data.weights) {
  const { n, w, q } = evaluate({ expression, data: { ...data, weights } })
  return { n, w, q }
}

describe('the store of respondents', () => {
  it('counts an expression as person by person it is counted', () => {
    fc.assert(
      fc.property(surveys, expressions, (survey, expression) => {
        near(sizeOf(survey.store, expression), sums(survey, expression), 1e-9)
      }),
    )
  })

  it('counts a table of sets that overlap as cell by cell it is counted', () => {
    const few = fc.array(expressions, { maxLength: 4 })
    const weights = fc.constantFrom('main' as const, 'second' as const)
    fc.assert(
      fc.property(
        surveys,
        few,
        few,
        expressions,
        expressions,
        weights,
        (survey, rows, columns, base, comparison, weight) => {
          const asked = { slices: [], weight, base, rows, columns, comparison }
          const table = countTable({ stores: [survey.store], ...names }, asked)
          const expected = [...rows, ALL].map((row) =>
            [...columns, ALL].map((column) => sums(survey, and(row, column, base), survey.weights[weight])),
          )
          near(table.cells, expected, 1e-9)
          near(
            table.comparison,
            [...rows, ALL].map((row) => sums(survey, and(row, base, comparison), survey.weights[weight])),
            1e-9,
          )
        },
      ),
    )
  })

  it('counts sets by themselves with the sums that they have in any order', () => {
    const few = fc.array(expressions, { maxLength: 4 })
    fc.assert(
      fc.property(surveys, few, expressions, ({ store }, sets, base) => {
        const counted = (columns: Expression[]) =>
          countTable({ stores: [store], ...names }, { slices: [], weight: 'main', base, rows: sets, columns })
            .cells
        const [square, longer] = [counted(sets), counted([ALL, ...sets])]
        assert.deepEqual(
          square,
          longer.map((row) => row.slice(1)),
        )
      }),
    )
  })

  it('counts a table of answers in one way through all people, with equal sums', () => {
    const rows = Array.from({ length: 40 }, (_, at) => of('many', at + 1, at + 100))
    const columns = [of('a', 1), of('a', 2, 3), of('a', 4)]
    fc.assert(
      fc.property(surveys, expressions, fc.constantFrom('main', 'second'), (survey, base, weight) => {
        const asked = { slices: [], weight, base }
        const counted = (rows: Expression[], columns: Expression[]) =>
          countTable({ stores: [survey.store], ...names }, { ...asked, rows, columns }).cells
        const bySets = rows.map((row) => counted([row], columns)[0]!)
        near(counted(rows, columns), [...bySets, counted([], columns)[0]!], 1e-9)
      }),
    )
  })

  it('counts answers of several questions by a set as each answer by itself', () => {
    const many = Array.from({ length: 12 }, (_, at) => of('many', at + 1, at + 100))
    const rows = [of('m', 1), ...many, of('b', 2), ALL, of('many', 7)]
    fc.assert(
      fc.property(surveys, expressions, expressions, (survey, column, base) => {
        const counted = (rows: Expression[]) =>
          countTable(
            { stores: [survey.store], ...names },
            { slices: [], weight: 'main', base, rows, columns: [column] },
          ).cells
        near(counted(rows), [...rows.map((row) => counted([row])[0]!), counted([])[0]!], 1e-9)
      }),
    )
  })

  it('never lets a weight change how many people there are', () => {
    fc.assert(
      fc.property(surveys, expressions, ({ store }, expression) => {
        assert.equal(sizeOf(store, expression, 'second').n, sizeOf(store, expression).n)
      }),
    )
  })

  it('counts nobody by a weight that is not above 0', () => {
    const weights = { main: [1, 1, 1], second: [2, 0, -1] }
    const answers = { a: [1, 1, 1] }
    const store = storeOf({ slice: slice('GB', '2026-H1', 1), weights, frame: FRAME, answers })
    assert.equal(sizeOf(store, ALL, 'second').n, 1)
    assert.equal(sizeOf(store, of('a', 1), 'second').w, 2)
    assert.equal(sizeOf(store, ALL).n, 3)
    const respondents = { stores: [store], ...names }
    const asked = { base: ALL, weight: 'second' }
    assert.equal(pointsOf(respondents, { ...asked, features: ['a'] }).points.length, 1)
    const regions = countRegions(respondents, { ...asked, slices: [], sets: [of('b', 1), of('a', 1)] })
    assert.deepEqual(
      regions.map(({ mask, n, w }) => [mask, n, w]),
      [[2, 1, 2]],
    )
    const nobody = storeOf({
      slice: slice('GB', '2026-H1', 1),
      weights: { ...weights, second: [0, 0, 0] },
      frame: FRAME,
      answers,
    })
    assert.deepEqual(
      countRegions({ ...respondents, stores: [nobody] }, { ...asked, slices: [], sets: [of('a', 1)] }),
      [],
    )
  })

  it('knows De Morgan, and adds up what sets include and exclude', () => {
    fc.assert(
      fc.property(surveys, expressions, expressions, ({ store }, a, b) => {
        const people = (expression: Expression) => setOf(store, expression, names)
        const either: Expression = { op: 'or', of: [a, b] }
        assert.deepEqual(people(not(either)), people(and(not(a), not(b))))
        assert.deepEqual(people(not(and(a, b))), people({ op: 'or', of: [not(a), not(b)] }))
        const n = (expression: Expression) => sizeOf(store, expression).n
        assert.equal(n(either), n(a) + n(b) - n(and(a, b)))
        assert.equal(apart(people(a), people(b)), n(either) - n(and(a, b)))
      }),
    )
  })

  it('splits the base into regions that add up to it', () => {
    fc.assert(
      fc.property(surveys, fc.array(expressions, { maxLength: 8 }), expressions, (survey, sets, base) => {
        const respondents = { stores: [survey.store], ...names }
        const regions = countRegions(respondents, { slices: [], weight: 'main', base, sets })
        const members = evaluate({ expression: base, data: survey.data }).members
        const masks = sets.map((set) => evaluate({ expression: set, data: survey.data }).members)
        for (const { mask, n } of regions) {
          const inside = members.filter(
            (member, person) => member && masks.every((set, at) => set[person] === ((mask >> at) & 1)),
          )
          assert.equal(n, inside.length)
        }
        assert.equal(
          regions.reduce((sum, { n }) => sum + n, 0),
          sums(survey, base).n,
        )
      }),
    )
  })

  it('is the same after its bytes have travelled', () => {
    fc.assert(
      fc.property(surveys, ({ store }) => {
        const sent = encodeSlice(
          [...store.columns].map(([name, column]) => ({ name, bytes: encodeColumn(column) })),
        )
        const arrived = emptyStore(store.slice, 'main', decodePeople(encodePeople(store.people)))
        for (const { name, bytes } of decodeSlice(sent)) arrived.columns.set(name, decodeColumn(bytes))
        assert.deepEqual(arrived, store)
      }),
      { numRuns: 20 },
    )
  })

  it('adds markets, averages waves, and counts a net by what it adds up', () => {
    const frame = [
      {
        name: 'brand',
        label: '',
        type: 'single' as const,
        folder: '',
        codes: [
          { code: 1, label: '' },
          { code: 2, label: '' },
          { code: 9, label: '', missing: true as const },
          { code: 50, label: '', net: [1, 2] },
        ],
      },
    ]
    const store = (market: string, wave: string, universe: number, brand: number[]) =>
      storeOf({
        slice: slice(market, wave, universe),
        weights: { main: brand.map(() => 2) },
        frame,
        answers: { brand },
      })
    const stores = [
      store('GB', '2025-H2', 50, [1, 2, 9, 9]),
      store('GB', '2026-H1', 60, [1, 2, 2, 9]),
      store('US', '2026-H1', 200, [1, 9]),
    ]
    const table = countTable(
      { stores, frame },
      {
        slices: [],
        weight: 'main',
        base: ALL,
        rows: [of('brand', 50), { op: 'answered', variable: 'brand' }, of('brand', 9)],
        columns: [],
      },
    )
    near(
      table.cells.map(([cell]) => [cell!.n, cell!.universe]),
      [
        [6, 135],
        [6, 135],
        [0, 0],
        [10, 255],
      ],
    )
  })

  it('counts levels of many words', () => {
    const random = randomOf(1)
    const drawn = (codes: number) => Array.from({ length: 1500 }, () => 1 + Math.floor(random() * codes))
    const [a, b, m] = [drawn(4), drawn(3), drawn(5).map((code) => [code, 3])]
    const weights = drawn(2).map((level) => level / 2)
    const store = storeOf({
      slice: slice('GB', '2026-H1', 1),
      weights: { main: weights },
      frame: FRAME,
      answers: { a, b, m },
    })
    const data: SurveyData = {
      weights,
      variables: {
        a: { type: 'single', values: a },
        b: { type: 'single', values: b },
        m: { type: 'multi', values: m },
      },
    }
    for (const rule of [ALL, of('a', 1, 4), not(of('m', 3)), and(of('b', 2), not(of('m', 1)))])
      near(sizeOf(store, rule), sums({ data }, rule), 1e-9)
  })

  it('says which column is missing', () => {
    const store = storeOf({
      slice: slice('GB', '2026-H1', 1),
      weights: { main: [1] },
      frame: [],
      answers: {},
    })
    assert.throws(() => sizeOf(store, of('a', 1)), /Column a of GB 2026-H1 has not been loaded/)
    assert.throws(() => sizeOf(store, of('z', 1)), /There is no variable z/)
    assert.throws(() => sizeOf(store, ALL, 'other'), /Weight other has not been loaded/)
  })
})
