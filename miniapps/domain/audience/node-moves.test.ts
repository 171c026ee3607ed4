import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { nodeChanges } from './node-changes.ts'
import {
  addedNodes,
  groupedNode,
  movedNode,
  narrowedNodes,
  type NodeChanges,
  removedNode,
  steppedNode,
  ungroupedNode,
} from './node-moves.ts'
import { nodeTree, type NodeTree } from './node-tree.ts'
import { expressionOf } from './nodes-expression.ts'
import { parsed } from './parsed-in-tests.ts'
import { printExpression } from './print-expression.ts'

/** Nodes are called n1, n2 in the order of the text. */
function treeOf(text: string) {
  let made = 0
  const changes = nodeChanges(parsed(text), {}, () => `n${++made}`)
  const fields = Object.fromEntries(Object.entries(changes).map(([path, value]) => [path, { value }]))
  const tree = nodeTree(fields)
  const idOf = (variable: string) => [...tree.nodes.values()].find((node) => node.variable === variable)!.id
  const after = (changed: (tree: NodeTree) => NodeChanges) => {
    const next = Object.entries({ ...changes, ...changed(tree) }).map(([path, value]) => [path, { value }])
    return printExpression({ expression: expressionOf(Object.fromEntries(next)).expression })
  }
  return { tree, idOf, after }
}

describe('a rule or group of an audience', () => {
  const { idOf, after, tree } = treeOf('a = 1 AND (b = 1 OR c = 1) AND d = 1')
  const group = tree.nodes.get(idOf('b'))!.parent!

  it('moves among its neighbours', () => {
    assert.equal(
      after((now) => steppedNode(now, idOf('d'), 'up')),
      'a = 1 AND d = 1 AND (b = 1 OR c = 1)',
    )
    assert.equal(
      after((now) => steppedNode(now, idOf('a'), 'down')),
      '(b = 1 OR c = 1) AND a = 1 AND d = 1',
    )
    assert.deepEqual(steppedNode(tree, idOf('a'), 'up'), {})
    assert.deepEqual(steppedNode(tree, idOf('d'), 'down'), {})
  })

  it('narrows the whole audience, whatever its outermost group is', () => {
    const rule = [{ id: 'new', content: { op: 'in', variable: 'e', codes: [1] } }]
    const narrowed = (text: string) => treeOf(text).after((now) => narrowedNodes(now, rule, 'group'))
    assert.equal(narrowed('a = 1 AND b = 1'), 'a = 1 AND b = 1 AND e = 1')
    assert.equal(narrowed('a = 1'), 'a = 1 AND e = 1')
    assert.equal(narrowed('a = 1 OR b = 1'), '(a = 1 OR b = 1) AND e = 1')
    assert.equal(narrowed('NOT (a = 1 AND b = 1)'), 'NOT (a = 1 AND b = 1) AND e = 1')
    assert.equal(
      narrowed('ATLEAST 2 OF (a = 1, b = 1, c = 1)'),
      'ATLEAST 2 OF (a = 1, b = 1, c = 1) AND e = 1',
    )
  })

  it('moves into the group before it and out behind its group', () => {
    assert.equal(
      after((now) => steppedNode(now, idOf('d'), 'in')),
      'a = 1 AND (b = 1 OR c = 1 OR d = 1)',
    )
    assert.equal(
      after((now) => steppedNode(now, idOf('b'), 'out')),
      'a = 1 AND c = 1 AND b = 1 AND d = 1',
    )
    assert.deepEqual(steppedNode(tree, idOf('a'), 'in'), {})
    assert.deepEqual(steppedNode(tree, idOf('a'), 'out'), {})
  })

  it('changes as little as can be, so that two people collide least', () => {
    assert.deepEqual(Object.keys(steppedNode(tree, idOf('d'), 'up')), [`nodes/${idOf('d')}/order`])
  })

  it('is never put into itself', () => {
    assert.deepEqual(movedNode(tree, group, group, 0), {})
  })

  it('goes with all below it', () => {
    assert.equal(
      after((now) => removedNode(now, group)),
      'a = 1 AND d = 1',
    )
  })

  it('is added at the end, or at a place', () => {
    const rule = { op: 'in', variable: 'e', codes: [2] }
    const two = ['new', 'newer'].map((id, at) => ({ id, content: { ...rule, codes: [at + 2] } }))
    assert.equal(
      after((now) => addedNodes(now, 'root', two, 1)),
      'a = 1 AND e = 2 AND e = 3 AND (b = 1 OR c = 1) AND d = 1',
    )
    assert.match(
      after((now) => addedNodes(now, 'root', two, 0)),
      /^e = 2 AND e = 3 AND a = 1/,
    )
    assert.equal(
      after((now) => addedNodes(now, group, [{ id: 'new', content: rule }])),
      'a = 1 AND (b = 1 OR c = 1 OR e = 2) AND d = 1',
    )
  })

  it('gets a group around it, which can be taken away', () => {
    const second = { op: 'in', variable: 'e', codes: [2] }
    assert.equal(
      after((now) => ({
        ...groupedNode(now, idOf('a'), 'or', 'g'),
        ...addedNodes(now, 'g', [{ id: 'new', content: { ...second, order: 2 } }]),
      })),
      '(a = 1 OR e = 2) AND (b = 1 OR c = 1) AND d = 1',
    )
    assert.equal(
      after((now) => ungroupedNode(now, group)),
      'a = 1 AND b = 1 AND c = 1 AND d = 1',
    )
  })
})
