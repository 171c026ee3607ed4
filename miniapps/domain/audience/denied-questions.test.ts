import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { type DeniedQuestion, deniedQuestions, withAnswered } from './denied-questions.ts'
import { nodeChanges } from './node-changes.ts'
import { nodeTree } from './node-tree.ts'
import { builtNodes, expressionOf, fieldsOfBody } from './nodes-expression.ts'
import { parsed } from './parsed-in-tests.ts'
import { printExpression } from './print-expression.ts'

function denied(text: string) {
  let made = 0
  const newId = () => `n${++made}`
  const body = nodeChanges(parsed(text), {}, newId)
  const tree = nodeTree(fieldsOfBody(body))
  const questions = deniedQuestions(tree, builtNodes(tree))
  const without = (question: DeniedQuestion) =>
    printExpression({
      expression: expressionOf(fieldsOfBody({ ...body, ...withAnswered(tree, question, newId) })).expression,
    })
  return { names: questions.map(({ variable }) => variable), without: questions.map(without) }
}

describe('questions under a NOT', () => {
  it('are those of a denied rule', () => {
    assert.deepEqual(denied('a = 1 AND NOT b = 1'), {
      names: ['b'],
      without: ['a = 1 AND NOT b = 1 AND ANSWERED b'],
    })
    assert.deepEqual(denied('a = 1 OR NOT b = 1').without, ['a = 1 OR NOT b = 1 AND ANSWERED b'])
  })

  it('are all of a denied group, each once', () => {
    assert.deepEqual(denied('a = 1 AND NOT (b = 1 OR c = 1 OR b = 2)'), {
      names: ['b', 'c'],
      without: [
        'a = 1 AND NOT (b = 1 OR c = 1 OR b = 2) AND ANSWERED b',
        'a = 1 AND NOT (b = 1 OR c = 1 OR b = 2) AND ANSWERED c',
      ],
    })
    assert.deepEqual(denied('a = 1 OR NOT (b = 1 AND c = 1)').without, [
      'a = 1 OR NOT (b = 1 AND c = 1) AND ANSWERED b',
      'a = 1 OR NOT (b = 1 AND c = 1) AND ANSWERED c',
    ])
  })

  it('are those of the whole audience where that is denied', () => {
    assert.deepEqual(denied('NOT (a = 1 OR b >= 2)').without, [
      'NOT (a = 1 OR b >= 2) AND ANSWERED a',
      'NOT (a = 1 OR b >= 2) AND ANSWERED b',
    ])
  })

  it('are none that a second NOT asks for again', () => {
    assert.deepEqual(denied('NOT (a = 1 OR NOT b = 1)').names, ['a'])
    assert.deepEqual(denied('a = 1 AND ANSWERED b').names, [])
  })
})
