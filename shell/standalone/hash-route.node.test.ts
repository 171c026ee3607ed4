import assert from 'node:assert/strict'
import { it } from 'node:test'
import { COUNTRIES } from '../config/countries.ts'
import { placeIn, routeAt } from './hash-route.ts'
import { OWN_COUNTRIES } from './own-countries.ts'

const PAGE = '/audits/scorecards.html'

it('reads brand, screen and question from the address', () => {
  const place = placeIn('#/brand-1/scorecard/ppc/questions?question=q%202&question=q3')
  assert.deepEqual(place, {
    brandId: 'brand-1',
    tail: '/scorecard/ppc/questions',
    query: { question: 'q 2' },
  })
  assert.deepEqual(routeAt(PAGE, place), {
    path: `${PAGE}#/brand-1/scorecard/ppc/questions`,
    tail: '/scorecard/ppc/questions',
    query: { question: 'q 2' },
    params: { brandId: 'brand-1' },
    basePath: `${PAGE}#/brand-1`,
  })
})

it('takes an address without all that as the beginning of no brand', () => {
  for (const hash of ['', '#', '#/', '#main'])
    assert.deepEqual(placeIn(hash), { brandId: '', tail: '/', query: {} }, hash)
  assert.deepEqual(placeIn('#/b%2F1'), { brandId: 'b/1', tail: '/', query: {} })
  assert.equal(placeIn('#/%zz/summary').brandId, '%zz')
})

it('knows about 64 countries, and says of each what the portal says', () => {
  const codes = Object.keys(OWN_COUNTRIES)
  assert.equal(codes.length, 64)
  for (const code of codes) {
    const { currencySymbol, region, dateLocale, numberLocale } = COUNTRIES[code]!
    assert.deepEqual(
      { dateLocale: undefined, numberLocale: undefined, ...OWN_COUNTRIES[code] },
      { currencySymbol, region, dateLocale, numberLocale },
      code,
    )
  }
})
