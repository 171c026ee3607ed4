import assert from 'node:assert/strict'
import { it } from 'node:test'
import { frecency, topApps } from './frecency.ts'

const NOW = Date.parse('2026-03-04T09:00:00Z')
const daysAgo = (days: number) => NOW - days * 86_400_000
const visit = (app: string, days: number) => ({ app, at: new Date(daysAgo(days)).toISOString() })

it('halves what a visit is worth every seven days (K2)', () => {
  assert.equal(frecency([daysAgo(0), daysAgo(1), daysAgo(14)], NOW).toFixed(6), '2.155724')
})

it('counts a visit by a clock that is ahead as one of now', () => {
  assert.equal(frecency([daysAgo(-3)], NOW), 1)
})

it('puts what was opened often and lately before what was opened often long ago', () => {
  const visits = [
    ...Array.from({ length: 5 }, () => visit('cart', 28)),
    visit('scorecards', 0),
    visit('scorecards', 1),
    visit('contacts', 2),
  ]
  assert.deepEqual(topApps(visits, NOW), ['scorecards', 'contacts', 'cart'])
})
