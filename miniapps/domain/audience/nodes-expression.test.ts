import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import type { Json } from '../document/json.ts'
import type { NodeFields } from './audience-nodes.ts'
import type { Expression } from './expression.ts'
import { nodeChanges } from './node-changes.ts'
import { expressionOf } from './nodes-expression.ts'
import { parseExpression } from './parse-expression.ts'
import { printExpression } from './print-expression.ts'

function parsed(text: string): Expression {
  const read = parseExpression({ text })
  if ('error' in read) throw new Error(`${read.error.code} at ${read.error.at}`)
  return read
}

const textOf = (fields: NodeFields) => printExpression({ expression: expressionOf(fields).expression })

const withChanges = (fields: NodeFields, changes: Readonly<Record<string, Json>>): NodeFields => ({
  ...fields,
  ...Object.fromEntries(Object.entries(changes).map(([path, value]) => [path, { value, at: '2026-07-01' }])),
})

/** Nodes are called n1, n2 in the order of the text. */
function nodesFor(text: string, count = 0): NodeFields {
  let made = count
  return withChanges(
    {},
    nodeChanges(parsed(text), {}, () => `n${++made}`),
  )
}

const anyId = () => crypto.randomUUID()

const edited = (fields: NodeFields, text: string) => nodeChanges(parsed(text), fields, () => 'new')

const moved = (fields: NodeFields, id: string, parent: string, at: string): NodeFields => ({
  ...fields,
  [`nodes/${id}/parent`]: { value: parent, at },
})

describe('the nodes of an audience', () => {
  it('stand for everybody while there are none', () => {
    assert.deepEqual(expressionOf({}), { expression: { op: 'all' }, loose: [], cut: [], unfinished: [] })
  })

  it('are the expression that they were made of', () => {
    const text =
      '(a = 1 OR NOT b IN (1, 2)) AND ATLEAST 2 OF (c >= 3, ANSWERED d, AUDIENCE e@2) AND NOT (f = 1 OR ALL)'
    assert.equal(textOf(nodesFor(text)), text)
  })

  it('leave out what is unfinished, and say so', () => {
    const fields = withChanges(nodesFor('a = 1 AND b = 1'), {
      'nodes/n2/codes': null,
      'nodes/g/op': 'or',
      'nodes/g/parent': 'root',
    })
    assert.equal(textOf(fields), 'a = 1')
    assert.deepEqual(expressionOf(fields).unfinished.toSorted(), ['g', 'n2'])
  })

  it('hang under loose without the group above them', () => {
    const fields = withChanges(nodesFor('a = 1 AND (b = 1 OR c = 1)'), { 'nodes/n2/parent': 'gone' })
    assert.equal(textOf(fields), 'a = 1')
    assert.deepEqual(expressionOf(fields).loose, ['n2'])
  })

  it('are none where only leavings of a deleted one are there', () => {
    const fields = withChanges(nodesFor('a = 1'), { 'nodes/gone/codes': [1], 'nodes/gone/variable': 'b' })
    assert.deepEqual(expressionOf(fields), { ...expressionOf(nodesFor('a = 1')), loose: [], unfinished: [] })
  })

  it('[builder 4] are one tree where two people move two groups into each other: the later move is cut', () => {
    const before = nodesFor('a = 1 AND (b = 1 OR c = 1) AND (d = 1 OR e = 1)')
    const [first, second] = ['n2', 'n3']
    const both = moved(moved(before, first, second, '2026-07-02'), second, first, '2026-07-03')
    assert.deepEqual(expressionOf(both).cut, [second])
    assert.deepEqual(expressionOf(both).loose, [second])
    assert.equal(textOf(both), 'a = 1')
    const otherWay = moved(moved(before, first, second, '2026-07-04'), second, first, '2026-07-03')
    assert.deepEqual(expressionOf(otherWay).cut, [first])
  })
})

describe('an edited text', () => {
  it('changes nothing where it says the same', () => {
    assert.deepEqual(edited(nodesFor('a = 1 AND (b = 1 OR c = 1)'), 'a = 1 AND (b = 1 OR c = 1)'), {})
  })

  it('changes the answers of one rule alone', () => {
    const fields = nodesFor('a = 1 AND (b = 1 OR c = 1)')
    assert.deepEqual(edited(fields, 'a = 1 AND (b = 1 OR c IN (1, 2))'), { 'nodes/n4/codes': [1, 2] })
  })

  it('turns a rule round by its mark', () => {
    assert.deepEqual(edited(nodesFor('a = 1 AND b = 1'), 'a = 1 AND NOT b = 1'), { 'nodes/n2/not': true })
  })

  it('adds a rule between two without touching them', () => {
    const changes = edited(nodesFor('a = 1 AND b = 1'), 'a = 1 AND c = 1 AND b = 1')
    assert.ok(Object.keys(changes).every((path) => path.startsWith('nodes/new/')))
    assert.equal(changes['nodes/new/order'], 1.5)
  })

  it('moves rules into a new group with the nodes that they have', () => {
    const fields = nodesFor('a = 1 AND b = 1')
    const text = 'a = 1 AND b = 1 OR c = 1'
    const after = withChanges(fields, nodeChanges(parsed(text), fields, anyId))
    assert.equal(textOf(after), text)
    assert.notEqual(after['nodes/n1/parent']?.value, 'root')
    assert.equal(after['nodes/n1/variable']?.value, 'a')
  })

  it('removes a group with all below it', () => {
    const fields = nodesFor('a = 1 AND (b = 1 OR c = 1)')
    const left = Object.entries(withChanges(fields, edited(fields, 'a = 1')))
      .filter(([, { value }]) => value !== null)
      .map(([path]) => path)
    assert.ok(left.every((path) => path.startsWith('nodes/n1/')))
  })

  it('keeps what is unfinished and what is loose', () => {
    const fields = withChanges(nodesFor('a = 1 AND b = 1 AND c = 1'), {
      'nodes/n2/codes': null,
      'nodes/n3/parent': 'gone',
    })
    const after = withChanges(fields, edited(fields, 'a = 2'))
    assert.equal(textOf(after), 'a = 2')
    assert.deepEqual(expressionOf(after).unfinished, ['n2'])
    assert.deepEqual(expressionOf(after).loose, ['n3'])
  })

  it('comes back as it was written, whatever stood there before', () => {
    fc.assert(
      fc.property(anyExpression, anyExpression, (before, after) => {
        const first = withChanges({}, nodeChanges(before, {}, anyId))
        const second = withChanges(first, nodeChanges(after, first, anyId))
        const text = printExpression({ expression: after })
        assert.equal(textOf(first), printExpression({ expression: before }))
        assert.equal(textOf(second), text)
        assert.deepEqual(nodeChanges(after, second, anyId), {})
        assert.deepEqual(expressionOf(second).loose, [])
      }),
    )
  })
})

const { any: anyExpression } = fc.letrec<{ any: Expression; rule: Expression; group: Expression }>((tie) => ({
  any: fc.oneof({ maxDepth: 4 }, tie('rule'), tie('group')),
  rule: fc.oneof(
    fc.record({
      op: fc.constant('in' as const),
      variable: fc.constantFrom('a', 'b', 'c'),
      codes: fc.uniqueArray(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 2 }),
    }),
    fc.record({
      op: fc.constant('range' as const),
      variable: fc.constant('age'),
      min: fc.constant(18),
      max: fc.constant(null),
    }),
    fc.record({
      op: fc.constant('audience' as const),
      id: fc.constantFrom('x', 'y'),
      version: fc.constant(1),
    }),
  ),
  group: fc.oneof(
    fc.record({
      op: fc.constantFrom('and' as const, 'or' as const),
      of: fc.array(tie('any'), { minLength: 2, maxLength: 4 }),
    }),
    fc.record({ op: fc.constant('not' as const), of: tie('any') }),
    fc.record({
      op: fc.constant('atLeast' as const),
      k: fc.constant(2),
      of: fc.array(tie('any'), { minLength: 3, maxLength: 4 }),
    }),
  ),
}))
