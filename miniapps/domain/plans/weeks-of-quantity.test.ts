import assert from 'node:assert/strict'
import { it } from 'node:test'
import { weeksOfQuantity } from './weeks-of-quantity.ts'

const line = {
  rateType: 'cpm' as const,
  weeks: { '2026-03-02': 10, '2026-03-09': 20, '2026-03-16': 30 },
  locks: new Set(['2026-03-02']),
}

it('shares a quantity out among the weeks that are not locked, so that all buy it together', () => {
  assert.deepEqual(weeksOfQuantity(line, 111), { '2026-03-09': 40, '2026-03-16': 61 })
  assert.deepEqual(weeksOfQuantity(line, 22.5), { '2026-03-09': 5, '2026-03-16': 7.5 })
  assert.deepEqual(weeksOfQuantity(line, 5), { '2026-03-09': 0, '2026-03-16': 0 })
})

it('leaves the weights of a flat line, and weeks that are all locked', () => {
  assert.deepEqual(weeksOfQuantity({ ...line, rateType: 'flat' }, 111), {})
  assert.deepEqual(weeksOfQuantity({ ...line, locks: new Set(Object.keys(line.weeks)) }, 111), {})
})
