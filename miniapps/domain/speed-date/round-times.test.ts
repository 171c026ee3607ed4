import assert from 'node:assert/strict'
import { it } from 'node:test'
import { phaseAt, roundTimes } from './round-times.ts'

const MINUTE = 60_000

it('moves all that comes after a round that was made longer', () => {
  const timing = { start: 0, rounds: 3, minutes: 5, pause: 1, extra: { 2: 2 } }
  assert.deepEqual(
    roundTimes(timing).map((times) => times.map((at) => at / MINUTE)),
    [
      [0, 5],
      [6, 13],
      [14, 19],
    ],
  )
  assert.deepEqual(phaseAt(timing, 12 * MINUTE), { kind: 'meeting', round: 1, until: 13 * MINUTE })
})
