import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { type BudgetNode, rollUp, transfer } from './roll-up.ts'

const nodes: BudgetNode[] = [
  { id: 'all', parent: null },
  { id: 'gb', parent: 'all' },
  { id: 'tv', parent: 'gb', amount: 700_000 },
  { id: 'ooh', parent: 'gb', amount: 300_000 },
  { id: 'de', parent: 'all', amount: 50, locked: true },
]

describe('a tree of budgets', () => {
  it('sums leaves up to the top', () => {
    const amounts = { all: 1_000_050, gb: 1_000_000, tv: 700_000, ooh: 300_000, de: 50 }
    assert.deepEqual(rollUp({ nodes }), { amounts })
    assert.deepEqual(rollUp({ nodes: nodes.toReversed() }), { amounts })
  })

  it('begins where no parent is given', () => {
    assert.deepEqual(rollUp({ nodes: [{ id: 'all' }, { id: 'tv', parent: 'all', amount: 5 }] }), {
      amounts: { all: 5, tv: 5 },
    })
  })

  it('says which node has no parent or goes round', () => {
    assert.deepEqual(rollUp({ nodes: nodes.slice(1) }), { refused: 'unknown-parent', node: 'gb' })
    const round = [
      { id: 'a', parent: 'b' },
      { id: 'b', parent: 'a' },
    ]
    assert.deepEqual(rollUp({ nodes: round }), { refused: 'cycle', node: 'a' })
  })

  it('[Budget 2] keeps its total when money moves', () => {
    const moved = transfer({ nodes, from: 'tv', to: 'ooh', amount: 500_000 })
    assert.deepEqual(moved, { changed: { tv: 200_000, ooh: 800_000 } })
  })

  it('says why money may not move', () => {
    const refusedOf = (from: string, to: string, amount = 1) => {
      const moved = transfer({ nodes, from, to, amount })
      return 'refused' in moved && moved
    }
    assert.deepEqual(refusedOf('tv', 'tv'), { refused: 'same', node: 'tv' })
    assert.deepEqual(refusedOf('gb', 'de'), { refused: 'not-a-leaf', node: 'gb' })
    assert.deepEqual(refusedOf('tv', 'de'), { refused: 'locked', node: 'de' })
    assert.deepEqual(refusedOf('tv', 'ooh', 0), { refused: 'not-positive' })
    assert.deepEqual(refusedOf('ooh', 'tv', 300_001), { refused: 'too-much', limit: 300_000 })
  })
})
