import assert from 'node:assert/strict'
import { it } from 'node:test'
import { figuresOf } from './figures-of.ts'
import { scenarioInTests } from './scenario-in-tests.ts'

it('has no touchpoint reach more alone than it reaches, not even by the last digit', () => {
  const { basis } = scenarioInTests()
  for (const spend of [9_950_000, 9_100_000]) {
    const figures = figuresOf(basis, { TV: spend })
    assert.ok(!('refused' in figures))
    for (const { code, only, reach } of figures.touchpoints) assert.ok(only <= reach, code)
  }
})
