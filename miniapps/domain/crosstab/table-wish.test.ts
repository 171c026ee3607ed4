import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { FRAME } from '../audience/frame-in-tests.ts'
import { parsed } from '../audience/parsed-in-tests.ts'
import type { Json } from '../document/json.ts'
import type { CountedCell } from '../surveys/counting.ts'
import type { Dataset } from '../surveys/dataset.ts'
import { digitsOf, measured, shownValue } from './measure-values.ts'
import { cellAt, figuresOf as measuresIn, reportLines, signsOf } from './table-report.ts'
import { figuresOf, columnsAhead, tableWish } from './table-wish.ts'

const line = (title: string, rule: string): Json => ({ title, rule, net: false, order: title })
const BODY = {
  dataset: 'survey-2026',
  version: 1,
  'slices/GB': true,
  weight: 'main',
  'rows/r': line('Heavy', 'tv = 1'),
  'columns/a': line('Men', 'sex = 1'),
  'columns/b': line('Women', 'sex = 2'),
}
const cell = (n: number): CountedCell => ({ n, w: n, q: n, universe: n / 10 })
const COUNTED = {
  cells: [
    [cell(120), null, cell(240)],
    [cell(400), cell(500), cell(1000)],
  ],
  comparison: [cell(240), cell(1000)],
}

describe('the table that a crosstab asks for', () => {
  it('has its lines, its people and a key that tells of every change of them', () => {
    const wish = tableWish(BODY, FRAME)!
    assert.deepEqual(wish.request.columns, [parsed('sex = 1'), parsed('sex = 2')])
    assert.deepEqual([wish.request.base, wish.request.slices], [{ op: 'all' }, ['GB']])
    assert.equal(tableWish({ ...BODY, 'rows/r': line('Other title', 'tv = 1') }, FRAME)!.key, wish.key)
    assert.notEqual(tableWish({ ...BODY, comparison: 'age >= 30' }, FRAME)!.key, wish.key)
  })

  it('is none without rows, without slices, or with a base that cannot be read', () => {
    assert.equal(tableWish({ ...BODY, 'rows/r': null }, FRAME), null)
    assert.equal(tableWish({ ...BODY, 'slices/GB': null }, FRAME), null)
    assert.equal(tableWish({ ...BODY, base: 'belief = 1' }, FRAME), null)
  })

  it('tells its questions before the survey is there, but where the server counts', () => {
    const dataset = {
      licence: { respondents: 'browser', protection: 'open' },
      weights: [{ name: 'main' }],
    } as unknown as Dataset
    assert.deepEqual(columnsAhead(BODY, dataset), { slices: ['GB'], names: ['tv', 'sex'] })
    const further = columnsAhead({ ...BODY, weight: 'households' }, dataset)
    assert.deepEqual(further?.names, ['tv', 'sex', 'weight:households'])
    assert.equal(columnsAhead(BODY, undefined), undefined)
    assert.equal(columnsAhead({ ...BODY, base: 'AUDIENCE a@1' }, dataset), undefined)
  })
})

describe('a crosstab as a report', () => {
  const wish = tableWish(BODY, FRAME)!
  const table = { ...wish, figures: figuresOf(COUNTED, wish, FRAME, 'none') }

  it('has its total last on both sides, and no figure that is hidden', () => {
    const [rows, columns] = [
      reportLines({ table, total: 'All' }, 'rows'),
      reportLines({ table, total: 'All' }, 'columns'),
    ]
    assert.deepEqual(
      columns.map(({ title, rule }) => [title, rule]),
      [
        ['Men', 'sex = 1'],
        ['Women', 'sex = 2'],
        ['All', 'ALL'],
      ],
    )
    assert.equal(cellAt({ table }, rows[0]!, columns[0]!)!.n, 120)
    assert.equal(cellAt({ table }, rows[0]!, columns[1]!), null)
    assert.deepEqual(measuresIn({ measures: ['n', 'letters'] }), ['n'])
  })

  it('shows shares in percent with a digit, and the signs of its tests', () => {
    const [men] = table.figures[0]!
    assert.deepEqual([measured(men!, 'column'), shownValue(men!, 'column'), digitsOf('column')], [0.3, 30, 1])
    assert.deepEqual([shownValue(men!, 'n'), digitsOf('n'), shownValue(null, 'n')], [120, 0, null])
    assert.equal(signsOf({ ...men!, mark: -1, letters: 'B', trust: 'useless' }), '▼ B †')
  })
})
