import assert from 'node:assert/strict'
import { it } from 'node:test'
import type { BrandLine } from '../../../domain/workspaces/brand-line.ts'
import { knownLines, lineEffects, lineId, lineOf, lineProblem, valuesOf } from './line-rules.ts'

const KELP: BrandLine = {
  advertiser: 'Kelpwick',
  market: 'Isles',
  marketCountries: ['GB', 'IE'],
  brand: 'Kelp Bar',
  country: 'IE',
  currency: 'GBP',
  categories: ['Food', 'Snacks'],
  status: 'LIVE',
}
const COUNTRIES = ['GB', 'IE', 'DE'].map((code) => ({ code, name: code, currency: 'EUR', region: 1 }))
const KNOWN = knownLines([KELP], COUNTRIES)
const row = (more: object = {}) => ({ ...valuesOf(KELP), ...more })
const problem = (more: object) => lineProblem(row(more), KNOWN)?.code

it('reads a line as it was written', () => {
  const { currency: _, ...sent } = KELP
  assert.deepEqual(lineOf(valuesOf(KELP)), sent)
  assert.deepEqual(lineOf(row({ status: null, categories: ' Food ;; ' })).categories, ['Food'])
  assert.equal(lineOf(row({ status: null })).status, 'LIVE')
})

it('knows a brand by its names, however they are written, and its country', () => {
  assert.ok(KNOWN.brands.has(lineId(row({ brand: ' KELP bar' }))))
  assert.ok(!KNOWN.brands.has(lineId(row({ country: 'GB' }))))
})

it('takes a new brand only in a country of its market', () => {
  assert.equal(problem({ brand: 'New' }), undefined)
  assert.equal(problem({ brand: 'New', country: 'DE' }), 'country-not-of-market')
  assert.equal(problem({ market: 'New', country: 'DE' }), 'country-not-of-market')
  assert.equal(problem({ market: 'New', marketCountries: 'DE', country: 'DE' }), undefined)
  assert.equal(problem({ market: 'New', marketCountries: null, country: 'DE' }), undefined)
  assert.equal(problem({ market: 'New', marketCountries: 'IE; QQ' }), 'country-unknown')
})

it('begins no brand as inactive, and leaves the status of one that is there', () => {
  assert.equal(problem({ brand: 'New', status: 'INACTIVE' }), 'status-new')
  assert.equal(problem({ status: 'INACTIVE' }), undefined)
  const rows = [row({ status: 'INACTIVE' }), row({ status: null })]
  assert.deepEqual(lineEffects(rows, KNOWN), { advertisers: 0, markets: 0, statusKept: 1 })
})

it('bounds names and categories', () => {
  assert.equal(problem({ brand: 'x'.repeat(121) }), 'text-long')
  assert.equal(problem({ categories: 'x'.repeat(61) }), 'text-long')
  assert.equal(
    problem({ categories: Array.from({ length: 11 }, (_, at) => at).join(';') }),
    'categories-many',
  )
})

it('counts what is made above new brands, each once and without rows that are left out', () => {
  const rows = [
    row({ advertiser: 'Newwick', brand: 'A' }),
    row({ advertiser: 'newwick', brand: 'B' }),
    row({ market: 'North', brand: 'C' }),
    row({ advertiser: 'Lostwick', country: 'DE' }),
  ]
  assert.deepEqual(lineEffects(rows, KNOWN), { advertisers: 1, markets: 2, statusKept: 0 })
})
