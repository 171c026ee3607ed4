import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { inCurrency } from './in-currency.ts'

describe('another currency', () => {
  const typed = {
    'budget/total': 5_561_700,
    'reach/cpm': 900,
    'split/1/amount': 100,
    'flights/1/amount': 50,
    'kpis/1/target': 4,
  }

  it('keeps the figures of all amounts', () => {
    const yen = inCurrency(typed, 'JPY')
    const paths = ['budget/total', 'reach/cpm', 'split/1/amount', 'flights/1/amount']
    assert.deepEqual(
      paths.map((path) => yen[path]),
      [55_617, 9, 1, 1],
    )
    assert.ok(!('kpis/1/target' in yen))
    assert.equal(inCurrency({ ...typed, ...yen }, 'EUR')['budget/total'], 5_561_700)
    assert.deepEqual(inCurrency(typed, 'EUR'), { 'budget/currency': 'EUR' })
  })

  it('keeps amounts apart that have a currency of their own', () => {
    const own = { 'channels/tv/amount': 700, 'channels/print/amount': 500, 'channels/print/currency': 'USD' }
    const body = { ...own, 'budget/currency': 'EUR' }
    assert.deepEqual(inCurrency(body, 'JPY'), { 'budget/currency': 'JPY', 'channels/tv/amount': 7 })
    assert.deepEqual(inCurrency(body, 'JPY', 'channels/print/currency'), {
      'channels/print/currency': 'JPY',
      'channels/print/amount': 5,
    })
    assert.deepEqual(inCurrency({ ...body, 'budget/currency': 'JPY' }, '', 'channels/print/currency'), {
      'channels/print/currency': null,
      'channels/print/amount': 5,
    })
  })
})
