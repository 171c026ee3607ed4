import { expect } from '@open-wc/testing'
import { sampleBrand } from '../../../test/browser/sample-context.ts'
import { brandIndex, findBrands, findInEach } from './brand-index.ts'

const britain = { code: 'GB', name: 'United Kingdom', currency: 'GBP' }
const germany = { code: 'DE', name: 'Germany', currency: 'EUR' }
const brands = [
  sampleBrand('1', 'Señor Café', britain, 'Harbour Foods'),
  sampleBrand('2', 'Café Straße', germany, 'Alpen Mobil'),
  sampleBrand('3', 'Harbour Tea', britain, 'Harbour Foods'),
]
const found = (query: string, recent?: ReadonlySet<string>) =>
  findBrands(brandIndex(brands), query, recent).map(({ id }) => id)

describe('findBrands', () => {
  it('gives all brands in their order for no words', () => {
    expect(found('  ')).to.deep.equal(['1', '2', '3'])
  })

  it('finds without accents and with ss for ß', () => {
    expect(found('senor')).to.deep.equal(['1'])
    expect(found('strasse')).to.deep.equal(['2'])
  })

  it('finds what the breadcrumbs show', () => {
    expect(found('GB - Harbour')).to.deep.equal(['3'])
    expect(found('gb-harbour')).to.deep.equal(['3'])
  })

  it('wants every word, in name, client or country', () => {
    expect(found('harbour cafe')).to.deep.equal(['1'])
    expect(found('germany alpen')).to.deep.equal(['2'])
    expect(found('germany harbour')).to.deep.equal([])
  })

  it('finds a country by what people call it', () => {
    const everywhere = [
      ['NL', 'Netherlands'],
      ['US', 'United States'],
      ['GB', 'United Kingdom'],
      ['DE', 'Germany'],
    ] as const
    const index = brandIndex(
      everywhere.map(([code, name]) => sampleBrand(code, 'Tea', { code, name, currency: 'EUR' })),
    )
    for (const [query, code] of [
      ['UK', 'GB'],
      ['england', 'GB'],
      ['great britain', 'GB'],
      ['USA', 'US'],
      ['america tea', 'US'],
      ['Holland', 'NL'],
    ] as const) {
      expect(
        findBrands(index, query).map(({ id }) => id),
        query,
      ).to.deep.equal([code])
    }
  })

  it('finds a country by its name in every language', () => {
    for (const query of ['deutschland', 'allemagne', 'alemania', 'ドイツ'])
      expect(found(query), query).to.deep.equal(['2'])
  })

  it('puts names before clients, and recent ones first among equals', () => {
    expect(found('harbour')).to.deep.equal(['3', '1'])
    expect(found('united', new Set(['3']))).to.deep.equal(['3', '1'])
  })

  it('searches 10,000 brands', () => {
    const many = Array.from({ length: 10_000 }, (_, index) =>
      sampleBrand(`b${index}`, `Brand ${index}`, britain),
    )
    const index = brandIndex(many)
    expect(findBrands(index, 'brand 99')).not.to.have.length(0)
  })
})

describe('findInEach', () => {
  const foundIn = (query: string) =>
    findInEach([brandIndex(brands), brandIndex([sampleBrand('4', 'Harbor Bank', germany)])], query).map(
      (list) => list.map(({ id }) => id),
    )

  it('looks for what is merely alike only where none of the lists has what was typed', () => {
    expect(foundIn('harbor')).to.deep.equal([[], ['4']])
    expect(foundIn('harbr')).to.deep.equal([['3'], ['4']])
  })
})
