import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { FRAME } from './frame-in-tests.ts'
import { parsed } from './parsed-in-tests.ts'
import { printExpression } from './print-expression.ts'
import { ruleFindings } from './rule-findings.ts'

const print = (expression: Parameters<typeof printExpression>[0]['expression']) =>
  printExpression({ expression })
const found = (text: string) =>
  ruleFindings({ expression: parsed(text), frame: FRAME }).map(
    ({ kind, rule, because }) => `${print(rule)} ${kind} ${print(because)}`,
  )

describe('rules of an audience', () => {
  it('are redundant where another asks for more', () => {
    assert.deepEqual(found('tv IN (1, 2) AND tv = 1'), ['tv IN (1, 2) redundant tv = 1'])
    assert.deepEqual(found('age >= 18 AND age BETWEEN 25 AND 34'), [
      'age >= 18 redundant age BETWEEN 25 AND 34',
    ])
    assert.deepEqual(found('sex = 1 AND ANSWERED sex'), ['ANSWERED sex redundant sex = 1'])
    assert.deepEqual(found('sex = 1 AND tv = 1 AND sex = 1'), ['sex = 1 redundant sex = 1'])
    assert.deepEqual(found('sex = 1 AND (sex = 1 OR tv = 1)'), ['sex = 1 OR tv = 1 redundant sex = 1'])
    assert.deepEqual(found('tv = 1 AND NOT tv = 2'), ['NOT tv = 2 redundant tv = 1'])
  })

  it('are redundant in an OR where another lets in more', () => {
    assert.deepEqual(found('tv IN (1, 2) OR tv = 1'), ['tv = 1 redundant tv IN (1, 2)'])
    assert.deepEqual(found('sex = 1 OR sex = 1 AND tv = 1'), ['sex = 1 AND tv = 1 redundant sex = 1'])
  })

  it('contradict where nobody can be both', () => {
    assert.deepEqual(found('sex = 1 AND sex = 2'), ['sex = 2 contradicts sex = 1'])
    assert.deepEqual(found('age <= 20 AND age >= 30'), ['age >= 30 contradicts age <= 20'])
    assert.deepEqual(found('tv = 1 AND NOT tv IN (1, 2)'), ['NOT tv IN (1, 2) contradicts tv = 1'])
    assert.deepEqual(found('sex = 1 AND (sex = 2 OR tv = 1)'), ['sex = 2 contradicts sex = 1'], 'one way in')
  })

  it('do not contradict where a person may have given several answers', () => {
    assert.deepEqual(found('brands = 1 AND brands = 2'), [])
    assert.deepEqual(found('sex = 1 OR sex = 2'), [])
    assert.deepEqual(found('NOT (sex = 1 AND tv = 1) AND sex = 1'), [])
  })

  it('are for everybody where one or the other always holds', () => {
    assert.deepEqual(found('sex = 1 OR NOT sex = 1'), ['NOT sex = 1 everybody sex = 1'])
  })

  it('are judged once for each pair, however deep they are nested', () => {
    const nested = (depth: number): string =>
      depth === 0 ? 'tv = 1' : `(sex = 1 AND tv = 2 OR age >= ${depth} AND ${nested(depth - 1)})`
    assert.ok(Array.isArray(found(`${nested(7)} AND ${nested(7)} AND brands = 1`)))
  })
})
