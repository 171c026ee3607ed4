import assert from 'node:assert/strict'
import { it } from 'node:test'
import { ranked, scores } from './rank.ts'

const TEXTS = ['reach curve admin reach', 'reach', 'cart help']

it('weighs how often a word occurs against how long the text is (K3)', () => {
  assert.deepEqual(
    scores(TEXTS, ['reach']).map((score) => score.toFixed(4)),
    ['0.5381', '0.6134', '0.0000'],
  )
})

it('puts the best first', () => {
  assert.deepEqual(
    ranked(TEXTS, (text) => text, ['reach']),
    ['reach', 'reach curve admin reach', 'cart help'],
  )
})

it('finds a word by its beginning, and keeps the order where nothing is asked', () => {
  assert.ok(scores(['Nordlicht Tea'], ['nord'])[0]! > 0)
  assert.deepEqual(
    ranked(TEXTS, (text) => text, []),
    TEXTS,
  )
})
