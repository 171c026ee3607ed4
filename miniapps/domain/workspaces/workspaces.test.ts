import assert from 'node:assert/strict'
import { it } from 'node:test'
import { currencyOf, regionsOf } from './currency.ts'
import { mayStandUnder } from './hierarchy.ts'
import { mayMove, STATUSES } from './status-moves.ts'

const KNOWN = new Map([
  ['GB', { name: 'United Kingdom', currency: 'GBP', region: 1 }],
  ['IE', { name: 'Ireland', currency: 'EUR', region: 1 }],
  ['US', { name: 'United States', currency: 'USD', region: 2 }],
])

it('takes the currency of the first country', () => {
  assert.equal(currencyOf(['GB', 'IE'], KNOWN), 'GBP')
  assert.equal(currencyOf(['IE', 'GB'], KNOWN), 'EUR')
  assert.equal(currencyOf([], KNOWN), undefined)
})

it('takes regions from the country table, each once', () => {
  assert.deepEqual(regionsOf(['US', 'GB', 'IE', 'XX'], KNOWN), [1, 2])
})

it('puts a brand under an advertiser market only', () => {
  assert.equal(mayStandUnder('BRAND', 'ADVERTISER_MARKET'), true)
  assert.equal(mayStandUnder('BRAND', 'ADVERTISER'), false)
  assert.equal(mayStandUnder('BRAND', null), false)
  assert.equal(mayStandUnder('ADVERTISER_MARKET', 'ADVERTISER'), true)
  assert.equal(mayStandUnder('ADVERTISER', null), true)
  assert.equal(mayStandUnder('ADVERTISER', 'ADVERTISER'), false)
})

it('knows the five moves between statuses and no other', () => {
  const moves = STATUSES.flatMap((from) =>
    STATUSES.filter((to) => mayMove(from, to)).map((to) => `${from} ${to}`),
  )
  assert.deepEqual(moves.toSorted(), [
    'INACTIVE LIVE',
    'LIVE INACTIVE',
    'PITCH INACTIVE',
    'PITCH LIVE',
    'TEST LIVE',
  ])
})
