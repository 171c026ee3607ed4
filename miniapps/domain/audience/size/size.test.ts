import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { near } from '../../kernel/near-in-tests.ts'
import type { CountedCell } from '../../surveys/counting.ts'
import { FRAME } from '../frame-in-tests.ts'
import { parsed } from '../parsed-in-tests.ts'
import { funnelRows, funnelSets } from './funnel-rows.ts'
import { sizeOf, sizeWithin } from './size-of.ts'
import { answersIn, suggestionsAsked, suggestionsOf } from './suggestions.ts'

const cell = (n: number): CountedCell => ({ n, w: n, q: n, universe: n / 10 })

describe('the size of an audience', () => {
  it('has its share of the base with the ends of its interval, in thousands', () => {
    const size = sizeOf({ cells: [[cell(250)], [cell(1000)]], comparison: [] })!
    near(size, { n: 250, universe: 25, share: 0.25, flag: '' })
    assert.ok(size.from! < 25 && size.to! > 25 && size.margin! > 0.02 && size.margin! < 0.03)
  })

  it('is none where it or its base is hidden', () => {
    assert.equal(sizeWithin(null, cell(1000)), null)
    assert.equal(sizeWithin(cell(250), null), null)
    assert.equal(sizeOf({ cells: [], comparison: [] }), null)
  })
})

describe('a funnel', () => {
  it('has each rule alone, with those before it, and all without it', () => {
    const expression = parsed('tv = 1 AND sex = 1 AND age >= 30')
    assert.deepEqual(
      funnelSets(expression),
      [
        'tv = 1',
        'tv = 1',
        'sex = 1 AND age >= 30',
        'sex = 1',
        'tv = 1 AND sex = 1',
        'tv = 1 AND age >= 30',
        'age >= 30',
        'tv = 1 AND sex = 1 AND age >= 30',
        'tv = 1 AND sex = 1',
      ].map(parsed),
    )
    const sizes = [900, 900, 200, 500, 300, 400, 700, 150, 300].map((n) => [cell(n)])
    const rows = funnelRows(expression, { cells: sizes.with(3, [null]), comparison: [] })
    assert.deepEqual(
      rows.map(({ alone, running, without }) => [alone, running, without]),
      [
        [90, 90, 20],
        [null, 30, 40],
        [70, 15, 30],
      ],
    )
  })

  it('of one rule leaves everybody without it', () => {
    assert.deepEqual(funnelSets(parsed('tv = 1')).at(-1), { op: 'all' })
  })
})

describe('suggestions', () => {
  const answers = answersIn(FRAME)

  it('are of answers to questions that the audience does not ask, missing ones left out', () => {
    assert.deepEqual(
      [...answers.keys()],
      ['sex=1', 'sex=2', 'tv=1', 'tv=2', 'tv=3', 'brands=1', 'brands=2', 'brands=3'],
    )
    const { rules, rows, columns } = suggestionsAsked(parsed('tv = 1'), answers, '')
    assert.deepEqual(
      rules.map(({ variable }) => variable),
      ['sex', 'sex', 'brands', 'brands', 'brands'],
    )
    assert.deepEqual([rows, columns], [rules, [parsed('tv = 1')]])
    const towards = suggestionsAsked(parsed('tv = 1'), answers, 'brands=1')
    assert.deepEqual(
      towards.rules.map(({ variable }) => variable),
      ['sex', 'sex'],
    )
    assert.deepEqual(towards.columns, [parsed('tv = 1'), parsed('tv = 1 AND brands = 1')])
  })

  it('gain index for what they lose, of the rule itself or of the goal among those it leaves', () => {
    const plain = suggestionsAsked(parsed('tv = 1'), answers, 'none')
    const others = [cell(100), cell(200)]
    const table = {
      cells: [[cell(150), cell(300)], [cell(50), cell(700)], others, others, others],
      comparison: [],
    }
    const found = suggestionsOf({ ...table, cells: [...table.cells, [cell(200), cell(1000)]] }, plain)
    assert.deepEqual(found[0]!.id, 'sex=1')
    near(found[0]!, { lost: 0.25, gained: 150 })
    const towards = suggestionsAsked(parsed('tv = 1'), answers, 'brands=1')
    const cells = [
      [cell(100), cell(60), cell(300)],
      [cell(100), cell(20), cell(700)],
      [cell(80), cell(80), cell(200)],
      [cell(200), cell(80), cell(1000)],
    ]
    assert.deepEqual(
      suggestionsOf({ cells, comparison: [] }, towards).map(({ id }) => id),
      ['sex=1'],
    )
    assert.deepEqual(suggestionsOf({ cells: [[null], [null]], comparison: [] }, plain), [])
  })
})
