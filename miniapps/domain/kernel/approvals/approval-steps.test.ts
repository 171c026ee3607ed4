import assert from 'node:assert/strict'
import { it } from 'node:test'
import { approvalSteps, openSteps } from './approval-steps.ts'

const LADDER = [
  { step: 'lead', above: 500_000 },
  { step: 'director', above: 5_000_000 },
]

it('[P6] asks for the steps that an amount is above, with what was asked for lately', () => {
  assert.deepEqual(approvalSteps(500_000, 0, LADDER), [])
  assert.deepEqual(approvalSteps(450_000, 100_000, LADDER), ['lead'])
  assert.deepEqual(approvalSteps(6_000_000, 0, LADDER), ['lead', 'director'])
})

it('[P7] holds an approval good for the amount that it saw and less', () => {
  const approved = ['lead', 'director'].map((step) => ({ step, amount: 6_000_000 }))
  assert.deepEqual(openSteps(['lead', 'director'], approved, 6_000_100), ['lead', 'director'])
  assert.deepEqual(openSteps(['lead', 'director'], approved, 5_900_000), [])
})
