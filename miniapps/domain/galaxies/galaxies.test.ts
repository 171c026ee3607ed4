import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Expression } from '../audience/expression.ts'
import type { Edge } from '../segments/communities.ts'
import type { CountedCell } from '../surveys/counting.ts'
import { edgesOf } from './edges-of.ts'
import { forceLayout } from './force-layout.ts'
import { graphMl } from './graph-ml.ts'
import { groupsOf, unionOf } from './groups-of.ts'

const cell = (n: number): CountedCell => ({ n, w: n, q: n, universe: n })
const E6 = [
  [4000, 1200, 29, 4000],
  [1200, 3000, 0, 3000],
  [29, 0, 100, 100],
  [4000, 3000, 100, 20_000],
].map((row) => row.map(cell))
const table = { cells: E6, comparison: E6.map((row) => row.at(-1)!) }
const TRIANGLES: Edge[] = [
  ['a', 'b', 1],
  ['b', 'c', 1],
  ['a', 'c', 1],
  ['d', 'e', 1],
  ['e', 'f', 1],
  ['d', 'f', 1],
  ['c', 'd', 1],
]
const NODES = ['a', 'b', 'c', 'd', 'e', 'f', 'alone']

describe('a galaxy', () => {
  it('[Galaxy 3] drops neighbours that share less than the threshold, or fewer than 30 respondents', () => {
    const at = (threshold: number) => edgesOf({ nodes: ['A', 'B', 'C'], table, threshold })
    assert.deepEqual(
      at(0.2).map(([a, b, weight]) => [a, b, weight.toFixed(4)]),
      [['A', 'B', '0.2069']],
    )
    assert.deepEqual(at(0.25), [])
    assert.deepEqual(at(0).length, 1)
  })

  it('[Galaxy 2] has the same layout for the same seed', () => {
    const layout = (seed: number) => forceLayout({ nodes: NODES, edges: TRIANGLES, seed })
    assert.deepEqual(layout(7), layout(7))
    assert.notDeepEqual(layout(7), layout(8))
    for (const { x, y } of layout(7)) assert.ok(x >= 0 && x <= 1 && y >= 0 && y <= 1)
    const [a, b, , , e] = layout(7)
    const apart = (one: { x: number; y: number }, other: { x: number; y: number }) =>
      Math.hypot(one.x - other.x, one.y - other.y)
    assert.ok(apart(a!, b!) < apart(a!, e!), 'neighbours lie closer')
  })

  it('[Galaxy 1] [Galaxy 4] has communities as groups, and merged ones as the union of their sets', () => {
    const groups = (merged = {}) => groupsOf({ nodes: NODES, edges: TRIANGLES, merged })
    assert.deepEqual(groups(), [
      { id: 'a', nodes: ['a', 'b', 'c'] },
      { id: 'd', nodes: ['d', 'e', 'f'] },
    ])
    const [one] = groups({ d: 'a' })
    assert.deepEqual(one, { id: 'a', nodes: ['a', 'b', 'c', 'd', 'e', 'f'] })
    assert.equal(groups({ a: 'd', d: 'a' }).length, 2, 'a circle merges each into the other')
    assert.equal(groups({ d: 'gone' }).length, 2)
    const ruleOf = (node: string): Expression => ({ op: 'answered', variable: node })
    const union = unionOf(one, ruleOf)
    assert.equal(union.op === 'or' && union.of.length, 6)
  })

  it('is written as GraphML', () => {
    const text = graphMl(
      [
        { id: 'a', title: 'Tea & "milk"', size: 1.5, group: 'a' },
        { id: 'b', title: 'Too few', size: null, group: '' },
      ],
      [['a', 'a', 0.25]],
      '<Survey>',
    )
    assert.match(text, /<node id="a"><data key="title">Tea &amp; &quot;milk&quot;<\/data>/)
    assert.match(
      text,
      /<node id="b"><data key="title">Too few<\/data><data key="hidden">true<\/data><data key="group">/,
    )
    assert.match(text, /<desc>&lt;Survey&gt;<\/desc>/)
    assert.match(text, /<data key="weight">0.25<\/data><\/edge>/)
  })
})
