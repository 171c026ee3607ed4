import assert from 'node:assert/strict'
import { it } from 'node:test'
import { near } from '../kernel/near-in-tests.ts'
import { likeness } from './likeness.ts'

it('[D5] texts are alike by their letters and digits', () => {
  near(likeness('Net spend', 'net_spend'), 1)
  near(likeness('impressions', 'impression'), 0.909091)
  near(likeness('spend', 'spending'), 0.625)
  assert.deepEqual([likeness('', '--'), likeness('', 'a')], [1, 0])
})
