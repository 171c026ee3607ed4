import assert from 'node:assert/strict'
import { it } from 'node:test'
import { rowDifferences } from './row-differences.ts'

const by = (name: string) => ({ by: { id: name, name }, at: '2026-03-03T13:00:00.000Z' })

it('names rows that came and went and cells that are others, by whom where it is known', () => {
  const differences = rowDifferences(
    {
      'lines/a': { vendor: 'Northlight', cost: 5, 'weeks/2026-03-02': 1 },
      'lines/b': { cost: 2 },
      'lines/same': { cost: 1 },
    },
    {
      'lines/a': { vendor: 'Northlight', cost: 6, notes: 'later' },
      'lines/same': { cost: 1 },
      'lines/c': { cost: 3 },
    },
    { 'lines/a/cost': by('Grace'), 'lines/c': by('Ada') },
  )
  assert.deepEqual(
    differences.map(({ row, state, cells, differences: own }) => [
      row,
      state,
      cells['cost'],
      own.map(({ path, before, after, last }) => [path, before, after, last?.by.name]),
    ]),
    [
      [
        'lines/a',
        'changed',
        6,
        [
          ['lines/a/cost', 5, 6, 'Grace'],
          ['lines/a/notes', null, 'later', undefined],
          ['lines/a/weeks/2026-03-02', 1, null, undefined],
        ],
      ],
      ['lines/c', 'added', 3, [['lines/c', null, { cost: 3 }, 'Ada']]],
      ['lines/b', 'removed', 2, [['lines/b', { cost: 2 }, null, undefined]]],
    ],
  )
})
