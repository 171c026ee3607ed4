import assert from 'node:assert/strict'
import { it } from 'node:test'
import { scenarioInMarket } from './scenario-in-market.ts'

const BRITISH = {
  'answers/market': 'GB',
  'answers/audience': 'Adults 18+',
  'answers/universe': 54_200_000,
  'answers/currency': 'GBP',
  'answers/budget': 10_000_000,
}

it('is in the money of its new market, and of nobody there until somebody has said who', () => {
  assert.deepEqual(scenarioInMarket(BRITISH, 'JP'), {
    'answers/market': 'JP',
    'answers/audience': null,
    'answers/universe': null,
    'answers/currency': 'JPY',
    'answers/budget': 100_000,
  })
})

it('keeps its money where no budget is planned in that of its new market', () => {
  assert.equal(scenarioInMarket(BRITISH, 'TR')['answers/currency'], 'GBP')
})
