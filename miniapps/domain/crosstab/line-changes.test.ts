import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Body } from '../document/change.ts'
import type { Json } from '../document/json.ts'
import type { Variable } from '../surveys/frame.ts'
import { linesOf, type Side } from './crosstab-document.ts'
import { addPicks, moved, swapped } from './line-changes.ts'

const line = (title: string, order: number): Json => ({ title, order, rule: `${title} = 1`, net: false })
const BODY: Body = {
  'rows/a': line('a', 0),
  'rows/b': line('b', 1),
  'rows/c': line('c', 2),
  'columns/d': line('d', 0),
}
const titles = (changes: Readonly<Record<string, Json>>, side: Side = 'rows') =>
  linesOf({ ...BODY, ...changes }, side)
    .map(({ title }) => title)
    .join()
const sex: Variable = {
  name: 'sex',
  label: 'Sex',
  type: 'single',
  folder: '',
  codes: [1, 2].map((code) => ({ code, label: `${code}` })),
}
const add = (as: 'each' | 'split', picked: Variable = sex) => {
  let id = 0
  const added = addPicks(BODY, {
    side: 'rows',
    as,
    picks: [{ variable: picked, codes: [] }],
    newId: () => `n${id++}`,
  })
  return added === 'full' ? added : titles(added.changes)
}

describe('lines of a crosstab', () => {
  it('are added behind those that are there, or take their place where they split them', () => {
    assert.equal(add('each'), 'a,b,c,Sex: 1,Sex: 2')
    assert.equal(add('split'), 'a · Sex: 1,a · Sex: 2,b · Sex: 1,b · Sex: 2,c · Sex: 1,c · Sex: 2')
  })

  it('are no more than a side has room for', () => {
    const codes = Array.from({ length: 498 }, (_, code) => ({ code, label: `${code}` }))
    assert.equal(add('each', { ...sex, codes }), 'full')
  })

  it('are moved among one another', () => {
    assert.equal(titles(moved(BODY, 'rows', 'c', 0)), 'c,a,b')
    assert.equal(titles(moved(BODY, 'rows', 'a', 1)), 'b,a,c')
    assert.equal(titles(moved(BODY, 'rows', 'a', 2)), 'b,c,a')
    assert.deepEqual(moved(BODY, 'rows', 'a', 3), {})
  })

  it('change sides', () => {
    assert.deepEqual([titles(swapped(BODY)), titles(swapped(BODY), 'columns')], ['d', 'a,b,c'])
  })
})
