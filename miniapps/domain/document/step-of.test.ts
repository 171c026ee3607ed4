import assert from 'node:assert/strict'
import { it } from 'node:test'
import { STEP } from './field-rule.ts'
import { stepOf } from './step-of.ts'

it('makes a step of any text, another of each, and leaves a step as it is', () => {
  assert.equal(stepOf('tv.heavy-1'), 'tv.heavy-1')
  const texts = ['tv=1', 'tv:1', 'Médias/TV', 'Médias/TW', '', 'x'.repeat(100), 'サッカー', 'サッカ']
  const steps = texts.map(stepOf)
  for (const step of steps) assert.match(step, STEP)
  assert.equal(new Set(steps).size, texts.length)
})
