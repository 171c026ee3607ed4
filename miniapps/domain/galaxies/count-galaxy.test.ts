import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { editionInTests } from '../audience/edition-in-tests.ts'
import { FRAME } from '../audience/frame-in-tests.ts'
import { parsed } from '../audience/parsed-in-tests.ts'
import type { CountedCell, TableWish } from '../surveys/counting.ts'
import { countGalaxy, groupName, groupNames, nodesOf } from './count-galaxy.ts'
import { fieldsIn } from './galaxy.ts'
import { fromPicture, inPicture, nodeUnder, readingOrder, stepOf } from './sky-places.ts'

const cell = (n: number): CountedCell => ({ n, w: n, q: n, universe: n })
const BASIS = { dataset: 'survey-2026', version: 1, slices: ['GB'], weight: 'main', base: 'sex = 1' }

describe('the nodes of a galaxy', () => {
  it('are audiences first, then the answers of the chosen questions', () => {
    const nodes = nodesOf(FRAME, ['brands'], [{ key: 'heavy', edition: editionInTests() }])
    assert.deepEqual(
      nodes.map(({ id, title }) => [id, title]),
      [
        ['audience.heavy', 'Heavy viewers'],
        ['brands.1', 'Brands bought: Acme'],
        ['brands.2', 'Brands bought: Beacon'],
        ['brands.3', 'Brands bought: Cobalt'],
      ],
    )
  })
})

describe('the count of a galaxy', () => {
  const counted = async () => {
    const nodes = nodesOf(FRAME, ['tv'], [])
    const asked: TableWish[] = []
    const galaxy = await countGalaxy(
      {
        count: (wish) => {
          asked.push(wish)
          if (wish.rows.length === 0)
            return Promise.resolve({ cells: [[cell(500), cell(1000)]], comparison: [] })
          const cells = [
            [400, 300, 0, 400],
            [300, 400, 0, 400],
            [0, 0, 90, 90],
            [400, 400, 90, 1000],
          ].map((row) => row.map(cell))
          return Promise.resolve({ cells, comparison: [] })
        },
      },
      { basis: BASIS, nodes, threshold: 0.15, seed: 1, merged: {} },
      ({ nodes: placed }) => Promise.resolve(placed.map((_, at) => ({ x: at / 2, y: 0.5 }))),
    )
    return { asked, galaxy }
  }

  it('asks for all by all of the base, then for the groups as unions', async () => {
    const { asked, galaxy } = await counted()
    assert.deepEqual(asked[0]!.base, parsed('sex = 1'))
    assert.deepEqual(asked[1]!.columns, [parsed('tv = 1 OR tv = 2')])
    assert.deepEqual(galaxy.edges.length, 1)
    assert.deepEqual(
      galaxy.groups.map(({ id, cell: size }) => [id, size!.universe]),
      [['tv.1', 500]],
    )
    assert.deepEqual([galaxy.total!.universe, galaxy.nodes[2]!.at.x], [1000, 1])
  })

  it('names a group as somebody did, else by its first nodes', async () => {
    const { galaxy } = await counted()
    const [group] = galaxy.groups
    assert.equal(groupName(group!, galaxy, {}), 'Television: Heavy + Television: Medium')
    const nameOf = groupNames(galaxy, { 'names/tv.1': 'Viewers' })
    assert.deepEqual(['tv.2', 'tv.3'].map(nameOf), ['Viewers', ''])
    assert.deepEqual(fieldsIn({ 'names/a': 'A', 'names/b': null, names: 'no' }, 'names'), { a: 'A' })
  })
})

describe('the picture of a galaxy', () => {
  const picture = { width: 448, height: 248 }
  const nodes = [
    { id: 'right', at: { x: 0.9, y: 0.5 } },
    { id: 'left', at: { x: 0.1, y: 0.5 } },
  ]

  it('has a place for each node, and finds the node at a place', () => {
    assert.deepEqual(inPicture({ x: 0.5, y: 0.5 }, picture), { x: 224, y: 124 })
    assert.deepEqual(fromPicture({ x: 224, y: 124 }, picture), { x: 0.5, y: 0.5 })
    assert.deepEqual(fromPicture({ x: -9, y: 999 }, picture), { x: 0, y: 1 })
    assert.equal(nodeUnder(nodes, inPicture({ x: 0.1, y: 0.52 }, picture), picture)?.id, 'left')
    assert.equal(nodeUnder(nodes, { x: 224, y: 124 }, picture), undefined)
  })

  it('is walked from left to right, and its nodes are moved by keys', () => {
    assert.equal(readingOrder(nodes, undefined, 'ArrowRight')?.id, 'left')
    assert.equal(readingOrder(nodes, 'left', 'ArrowDown')?.id, 'right')
    assert.equal(readingOrder(nodes, 'right', 'ArrowRight')?.id, 'right')
    assert.equal(readingOrder(nodes, undefined, 'ArrowLeft')?.id, 'right')
    assert.equal(stepOf('Enter'), undefined)
    assert.deepEqual(stepOf('ArrowUp')!({ x: 0.5, y: 0.01 }), { x: 0.5, y: 0 })
  })
})
