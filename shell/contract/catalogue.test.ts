import { expect } from '@open-wc/testing'
import { maintenanceAt, overridesIn, type AppOverride } from './catalogue.ts'

const said: AppOverride = {
  app: 'cart',
  country: null,
  position: null,
  featured: false,
  hidden: false,
  beta: false,
  requestable: false,
  maintenance: null,
  owner: '',
}
const until = (hour: string) => ({ until: `2026-11-23T${hour}:00:00.000Z`, note: hour, owner: '' })

describe('what an agency says of its apps', () => {
  it('is what it says for the market, else what it says for all', () => {
    const overrides = [
      { ...said, featured: true },
      { ...said, country: 'GB', hidden: true },
    ]
    expect(overridesIn(overrides, 'GB').get('cart')).to.deep.include({ hidden: true, featured: false })
    expect(overridesIn(overrides, 'DE').get('cart')).to.deep.include({ hidden: false, featured: true })
    expect(overridesIn(overrides, undefined).get('cart')!.featured).to.equal(true)
  })

  it('ends a maintenance at its moment', () => {
    const override = { ...said, maintenance: until('10') }
    const end = Date.parse(until('10').until)
    expect(maintenanceAt(override, end - 1)?.note).to.equal('10')
    expect(maintenanceAt(override, end)).to.equal(undefined)
  })
})
