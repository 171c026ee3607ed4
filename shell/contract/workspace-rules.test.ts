import { expect } from '@open-wc/testing'
import type { Agency, Country, Workspace } from './entities.ts'
import { byName, withMarketCurrency, withTenants, withWorkspaces } from './workspace-rules.ts'

const country = (code: string, currency: string): Country => ({ code, name: code, currency })
const workspace = (id: string, type: Workspace['type'], more: Partial<Workspace> = {}): Workspace => ({
  id,
  azId: `az-${id}`,
  parentId: null,
  type,
  name: id,
  status: 'LIVE',
  ...more,
})

describe('withMarketCurrency', () => {
  const market = workspace('m', 'ADVERTISER_MARKET', {
    countries: [country('CH', 'CHF'), country('DE', 'EUR')],
  })
  const brand = workspace('b', 'BRAND', { parentId: 'm', country: country('DE', 'EUR') })

  it('gives a brand the currency of the first country of its advertiser market [3.5]', () => {
    expect(withMarketCurrency([market, brand])[1]!.country).to.deep.equal(country('DE', 'CHF'))
  })

  it('takes the market’s one country where there is no list, and the parent a brand brings along', () => {
    const single = workspace('m', 'ADVERTISER_MARKET', { country: country('GB', 'GBP') })
    expect(withMarketCurrency([single, brand])[1]!.country?.currency).to.equal('GBP')
    expect(withMarketCurrency([{ ...brand, parent: market }])[0]!.country?.currency).to.equal('CHF')
  })

  it('leaves a brand alone whose market is unknown or says nothing', () => {
    expect(withMarketCurrency([brand])[0]).to.equal(brand)
    expect(withMarketCurrency([workspace('m', 'ADVERTISER_MARKET', { countries: [] }), brand])[1]).to.equal(
      brand,
    )
    expect(
      withMarketCurrency([workspace('m', 'MARKET', { country: country('CH', 'CHF') }), brand])[1],
    ).to.equal(brand)
  })
})

describe('withWorkspaces', () => {
  it('attaches the workspace whose azId is the account, and none to other records [3.16]', () => {
    const market = workspace('m', 'MARKET', { country: country('DE', 'EUR') })
    const [one, two] = withWorkspaces(
      [
        { account_id: 'az-m', permissions: ['P'] },
        { account_id: 'az-x', permissions: [] },
      ],
      [market],
    )
    expect(one!.workspace).to.equal(market)
    expect(two).not.to.have.property('workspace')
  })
})

describe('withTenants', () => {
  const tenantOf = (code: string) => ({
    code,
    name: 'Mindshare',
    defaultTheme: 'mindshare-theme',
    mainColor: '#791c99',
  })
  const agency: Agency = {
    code: 'mindshare',
    id: 'a',
    azId: 'z',
    name: '',
    applicationsId: 'p',
    organisationsId: 'o',
    defaultTheme: '',
  }

  it('fills what the answer leaves out from the tenant list [3.21]', () => {
    expect(withTenants([agency], tenantOf)[0]).to.include({
      name: 'Mindshare',
      defaultTheme: 'mindshare-theme',
      mainColor: '#791c99',
      azId: 'z',
    })
  })

  it('keeps what the answer says', () => {
    expect(
      withTenants([{ ...agency, name: 'Mindshare North', defaultTheme: 'x-theme' }], tenantOf)[0],
    ).to.include({ name: 'Mindshare North', defaultTheme: 'x-theme' })
  })
})

describe('byName', () => {
  it('puts brands of one name in the order of their countries, never of chance', () => {
    const named = (id: string, country: string): Workspace => ({
      id,
      azId: id,
      parentId: null,
      type: 'BRAND',
      name: 'Nordlicht',
      status: 'LIVE',
      country: { code: country.slice(0, 2), name: country, currency: 'EUR' },
    })
    const brands = [named('1', 'Norway'), named('2', 'Austria'), named('3', 'Austria')]
    for (const list of [brands, brands.toReversed()])
      expect(list.toSorted(byName).map(({ id }) => id)).to.deep.equal(['2', '3', '1'])
  })
})
