import assert from 'node:assert/strict'
import { it } from 'node:test'
import { near } from '../kernel/near-in-tests.ts'
import type { CountedTable } from '../surveys/counting.ts'
import type { Variable } from '../surveys/frame.ts'
import { comparisonOf } from './comparison-of.ts'
import { answersOf, portraitOf } from './portrait.ts'
import { correlation, withoutCorrelated } from './without-correlated.ts'

const cell = (n: number) => ({ n, w: n, q: n, universe: n })
const variable = (name: string, labels: readonly string[]): Variable => ({
  name,
  label: name,
  type: 'multi',
  folder: 'Leisure',
  codes: labels.map((label, at) => ({ code: at + 1, label })),
})
/** Row X11: 400 people of 2,000. */
const ROWS = { gym: [160, 600], chess: [18, 40], news: [200, 900], boats: [32, 60], opera: [29, 60] } as const
const ANSWERS = answersOf([variable('likes', Object.keys(ROWS))])
const tableOf = (
  rows: readonly (readonly [number, number])[],
  audience: number,
  base: number,
): CountedTable => ({
  cells: [...rows.map((row) => row.map(cell)), [cell(audience), cell(base)]],
  comparison: [],
})
const X11 = portraitOf(ANSWERS, tableOf(Object.values(ROWS), 400, 2000))

it('[Profiler 1] tells of an audience what sets it apart most, first', () => {
  assert.ok(!('refused' in X11))
  assert.deepEqual(
    X11.rows.map(({ answer }) => answer.code.label),
    ['boats', 'gym', 'news'],
  )
  near(
    X11.rows.map(({ z }) => z),
    [6.554031, 4.8795, 2.247333],
  )
})

it('[Profiler 3] leaves out what 4 % of the audience hold', () => {
  const portrait = portraitOf(ANSWERS, tableOf(Object.values({ ...ROWS, gym: [40, 45] }), 1000, 2000))
  assert.ok(!('refused' in portrait))
  assert.ok(!portrait.rows.some(({ answer }) => answer.code.label === 'gym'))
  assert.ok(portrait.rows.some(({ answer }) => answer.code.label === 'news'))
  assert.ok(
    portrait.rare.some(({ answer }) => answer.code.label === 'gym'),
    'a pinned answer is told all the same',
  )
})

it('[Profiler 5] makes no portrait of fewer than 30 people, nor against fewer, and of what is hidden', () => {
  assert.deepEqual(portraitOf(ANSWERS, tableOf([], 29, 2000)), { refused: 'weak-base', n: 29 })
  assert.ok(!('refused' in portraitOf([], tableOf([], 30, 2000))))
  assert.deepEqual(portraitOf(ANSWERS, { cells: [[null, cell(2000)]], comparison: [] }), {
    refused: 'hidden',
  })
})

it('passes over answers that the licence hides, and those that say nothing', () => {
  const hidden = portraitOf(ANSWERS.slice(0, 1), {
    cells: [
      [null, cell(600)],
      [cell(400), cell(2000)],
    ],
    comparison: [],
  })
  assert.deepEqual((hidden as { rows: unknown }).rows, [])
  const codes = [
    { code: 1, label: 'a' },
    { code: 8, label: 'a or b', net: [1, 2] },
    { code: 98, label: 'no answer', missing: true as const },
  ]
  const frame = [
    { ...variable('x', []), codes },
    { ...variable('age', []), type: 'number' as const },
  ]
  assert.deepEqual(
    answersOf(frame).map(({ id }) => id),
    ['x=1'],
  )
})

it('[Profiler 2] has the numbers of a sentence from the table', () => {
  const row = { id: 'a', share: 0.4, baseShare: 0.24, z: 5 }
  near((comparisonOf({ ...row, index: 166.666667 }) as { times: number }).times, 1.66666667)
  near((comparisonOf({ ...row, index: 60 }) as { less: number }).less, 0.4)
  assert.equal(comparisonOf({ ...row, index: 104 }).kind, 'same')
  assert.equal(comparisonOf({ ...row, index: null }).kind, 'only')
})

it('takes of answers that correlate above .8 the first, or the one that is pinned', () => {
  near(correlation({ a: 40, b: 40, both: 30, total: 80 }), 0.5)
  assert.equal(correlation({ a: 80, b: 40, both: 40, total: 80 }), null)
  const rows = ['a', 'b', 'c', 'd'].map((id) => ({ id }))
  const overlaps: CountedTable = {
    cells: [
      [cell(50), cell(48), cell(25), cell(2), cell(50)],
      [cell(48), cell(50), cell(25), cell(0), cell(50)],
      [cell(25), cell(25), cell(50), null, cell(50)],
      [cell(2), cell(0), null, cell(50), cell(50)],
      [cell(50), cell(50), cell(50), cell(50), cell(100)],
    ],
    comparison: [],
  }
  const ids = (kept: readonly string[]) =>
    withoutCorrelated(rows, overlaps, new Set(kept))
      .map(({ id }) => id)
      .join('')
  assert.equal(ids([]), 'ac')
  assert.equal(ids(['d']), 'cd')
  assert.equal(ids(['a', 'b']), 'abc')
})
