import { expect } from '@open-wc/testing'
import { brandIdIn, fillRouteTemplate, underBrand } from './route-template.ts'

describe('route templates', () => {
  it('find the brand id under a brands segment of an address [2.59]', () => {
    expect(brandIdIn('/brands/b1/scorecards/summary?tab=a')).to.equal('b1')
    expect(brandIdIn('/brands/b%201')).to.equal('b 1')
    expect(brandIdIn('/brands/%E0%A4/x')).to.equal('%E0%A4')
    expect(brandIdIn('/you')).to.equal(undefined)
    expect(brandIdIn('/x/brands/b1')).to.equal(undefined)
  })

  it('are filled in with it, every time it occurs [2.59]', () => {
    expect(fillRouteTemplate('/brands/{brandId}/cart?from={brandId}', 'b 1/2')).to.equal(
      '/brands/b%201%2F2/cart?from=b%201%2F2',
    )
    expect(fillRouteTemplate('/you', undefined)).to.equal('/you')
  })

  it('mean the path without its brand where there is none, and the root where nothing is left of them', () => {
    expect(fillRouteTemplate('/brands/{brandId}/cart?tab=a', undefined)).to.equal('/cart?tab=a')
    expect(fillRouteTemplate('/brands/{brandId}', undefined)).to.equal('/')
    expect(fillRouteTemplate('/sample?brand={brandId}', undefined)).to.equal('/')
  })
})

describe('an address of a brand', () => {
  it('is the same page under another brand, whatever characters its id has', () => {
    expect(underBrand('/brands/b1/scorecards/summary?tab=a', 'b 2/$1')).to.equal(
      '/brands/b%202%2F%241/scorecards/summary?tab=a',
    )
    expect(underBrand('/brands/b1?tab=a', 'b2')).to.equal('/brands/b2?tab=a')
    expect(underBrand('/x/brands/b1', 'b2')).to.equal('/x/brands/b1')
  })
})
