import assert from 'node:assert/strict'
import { it } from 'node:test'
import { near } from '../../kernel/near-in-tests.ts'
import { budgetPace } from './budget-pace.ts'

it('[B1] [Budget 1] a budget is due by the weights of the periods done, the rest is split over those left', () => {
  const weights = Array.from({ length: 12 }, () => 1)
  const found = budgetPace({ planned: 12_000_000, actual: 3_500_000, weights, done: 3 })
  near(found, { due: 3_000_000, pace: 1.166667, runRate: 14_000_000 })
  assert.deepEqual(found.required, [...Array(4).fill(944_445), ...Array(5).fill(944_444)])
})

it('a budget has no pace before anything is due, and nothing is left after the last period', () => {
  near(budgetPace({ planned: 10, actual: 0, weights: [1, 1], done: 0 }), {
    due: 0,
    pace: null,
    runRate: null,
    required: [5, 5],
  })
  near(budgetPace({ planned: 10, actual: 9, weights: [1, 1], done: 2 }), {
    due: 10,
    pace: 0.9,
    runRate: 9,
    required: [],
  })
})

it('has nothing due before the first period', () => {
  near(budgetPace({ planned: 100, actual: 0, weights: [1, 1], done: -1 }), { due: 0, required: [50, 50] })
})
