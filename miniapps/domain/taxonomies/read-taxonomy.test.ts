import assert from 'node:assert/strict'
import { it } from 'node:test'
import { readTaxonomy, type TaxonomyRow } from './read-taxonomy.ts'

const rowsOf = (...rows: readonly (readonly [id: string, parent: string, more?: Partial<TaxonomyRow>])[]) =>
  rows.map(([id, parent, more], at): TaxonomyRow => ({
    row: at + 2,
    id,
    parent,
    name: `Node ${id}`,
    cpm: null,
    bridge: '',
    ...more,
  }))

it('reads nodes wherever their parents stand in the file', () => {
  const { nodes, bridges, faults } = readTaxonomy(
    rowsOf(['b', 'a', { cpm: 300, bridge: 'tv = 1 OR tv = 2' }], ['a', '']),
  )
  assert.deepEqual(faults, [])
  assert.deepEqual(
    nodes.map(({ id, parent, cpm }) => [id, parent, cpm]),
    [
      ['b', 'a', 300],
      ['a', null, null],
    ],
  )
  assert.deepEqual([...bridges], [['b', { op: 'in', variable: 'tv', codes: [1, 2] }]])
})

it('[Translator 6] refuses loops and twin ids by row, with all that hangs below them', () => {
  const { nodes, faults } = readTaxonomy(
    rowsOf(['a', ''], ['b', 'c'], ['c', 'b'], ['d', 'c'], ['a', ''], ['e', 'e'], ['f', 'a'], ['g', 'e']),
  )
  assert.deepEqual(
    nodes.map(({ id }) => id),
    ['a', 'f'],
  )
  assert.deepEqual(faults, [
    { row: 3, field: 'parent', code: 'loop' },
    { row: 4, field: 'parent', code: 'loop' },
    { row: 5, field: 'parent', code: 'loop' },
    { row: 6, field: 'id', code: 'twin-id', other: 2 },
    { row: 7, field: 'parent', code: 'loop' },
    { row: 9, field: 'parent', code: 'refused-parent', other: 7 },
  ])
})

it('names rows without a parent, a name, a price or a bridge that can be read', () => {
  const { nodes, faults } = readTaxonomy(
    rowsOf(
      ['a', 'z'],
      ['b', 'a'],
      ['', ''],
      ['c', '', { name: '' }],
      ['d', '', { cpm: 1.5 }],
      ['e', '', { bridge: 'tv >' }],
      ['f', '', { bridge: 'AUDIENCE a@1' }],
      ['g', '', { id: 'g'.repeat(65) }],
    ),
  )
  assert.deepEqual(nodes, [])
  assert.deepEqual(
    faults.map(({ row, field, code }) => [row, field, code]),
    [
      [2, 'parent', 'unknown-parent'],
      [3, 'parent', 'refused-parent'],
      [4, 'id', 'missing'],
      [5, 'name', 'missing'],
      [6, 'cpm', 'bad-price'],
      [7, 'bridge', 'bad-bridge'],
      [8, 'bridge', 'bad-bridge'],
      [9, 'id', 'too-long'],
    ],
  )
})

it('reads 30,000 nodes and refuses those beyond, and chains that are too deep', () => {
  const many = Array.from({ length: 30_001 }, (_, at): [string, string] => [`n${at}`, at ? 'n0' : ''])
  const read = readTaxonomy(rowsOf(...many))
  assert.equal(read.nodes.length, 30_000)
  assert.deepEqual(read.faults, [{ row: 30_002, field: 'id', code: 'too-many' }])
  const chain = Array.from({ length: 22 }, (_, at): [string, string] => [`c${at}`, at ? `c${at - 1}` : ''])
  assert.deepEqual(
    readTaxonomy(rowsOf(...chain)).faults.map(({ row, code }) => [row, code]),
    [
      [22, 'too-deep'],
      [23, 'refused-parent'],
    ],
  )
})
