import { expect } from '@open-wc/testing'
import { fittingCount } from './use-fitting-count.ts'

describe('fittingCount', () => {
  it('is all of them when they fit', () => expect(fittingCount([100, 100], 200)).to.equal(2))
  it('leaves room for the button that shows the others', () => expect(fittingCount([100, 100, 100], 299)).to.equal(2))
  it('is none where not even the first fits', () => expect(fittingCount([100, 100], 120)).to.equal(0))
})
