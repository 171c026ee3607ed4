import assert from 'node:assert/strict'
import { it } from 'node:test'
import { choiceIn, passes, rangeIn, writeChoice, writeRange, type Filter } from './filter.ts'

const named = { key: 'x', label: 'X' }
const choice: Filter = { ...named, kind: 'choice', options: [] }
const period: Filter = { ...named, kind: 'period' }
const number: Filter = { ...named, kind: 'number' }
const text: Filter = { ...named, kind: 'text' }

it('writes choices and ranges so that they are read again', () => {
  assert.deepEqual(choiceIn(writeChoice(['A, B', 'C'])), ['A, B', 'C'])
  assert.deepEqual([choiceIn(''), choiceIn(undefined), writeChoice([])], [[], [], ''])
  assert.deepEqual(rangeIn(writeRange('10', '')), ['10', ''])
  assert.equal(writeRange('', ''), '')
})

it('reads what is left of a link that was cut off', () =>
  assert.deepEqual(choiceIn('DE,FR,%C3%9'), ['DE', 'FR']))

const CASES: readonly (readonly [Filter, string | undefined, string | number | null, boolean])[] = [
  [choice, undefined, 'DE', true],
  [choice, 'DE,FR', 'FR', true],
  [choice, 'DE', null, false],
  [period, '2026-01-01..2026-03-31', '2026-03-31', true],
  [period, '2026-01-01..', '2025-12-31', false],
  [period, '..2026-03-31', '2026-03-31T18:00:00Z', true],
  [number, '10..20', 20, true],
  [number, '10..', 9, false],
  [number, '10..20', null, false],
  [text, 'munch', 'München', true],
  [text, 'x', 'München', false],
]
for (const [filter, asked, value, result] of CASES)
  it(`${value} ${result ? 'passes' : 'does not pass'} ${filter.kind} ${asked}`, () =>
    assert.equal(passes(filter, asked, value), result))
