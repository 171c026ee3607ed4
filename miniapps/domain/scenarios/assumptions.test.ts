import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { assumptionsOf } from './assumptions.ts'
import { figuresOf, type OptionFigures } from './figures-of.ts'
import { scenarioInTests } from './scenario-in-tests.ts'

const codesOf = (spends: Readonly<Record<string, number>>) => {
  const { body, basis, curves } = scenarioInTests()
  const figures = figuresOf(basis, spends) as OptionFigures
  return assumptionsOf({ body, basis, curves, option: 'efficient', figures }).map(({ code }) => code)
}

describe('what figures rest on', () => {
  it('says nothing of contacts where nobody is reached', () => {
    for (const code of ['no-frequency', 'above-chance', 'frequency'] as const)
      assert.ok(!codesOf({}).includes(code), code)
  })

  it('names no seed where curves are concave, as nothing was searched', () => {
    assert.ok(!codesOf({ TV: 5_000_000 }).includes('seed'))
  })
})
