import { expect } from '@open-wc/testing'
import { tenants } from '../../themes/tenants.ts'
import { tenantShape } from './tenant-shape.ts'

const drawn = (code: string) =>
  tenantShape(code)
    .map(({ path, second }) => `${path} ${second}`)
    .join()

describe('tenantShape', () => {
  it('draws the same sign for the same tenant, of four tiles with one accent', () => {
    expect(drawn('msix')).to.equal(drawn('msix'))
    expect(
      tenantShape('msix')
        .map(({ second }) => second)
        .toSorted(),
    ).to.deep.equal([false, false, false, true])
  })

  it('draws a different sign for each of our tenants', () => {
    expect(new Set(tenants.map(({ code }) => drawn(code))).size).to.equal(tenants.length)
  })
})
