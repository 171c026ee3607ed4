import { expect } from '@open-wc/testing'
import { themeIn, type TenantTheme } from './tenant-theme.ts'

const leaves = (value: unknown): string[] =>
  typeof value === 'object' && value ? Object.values(value).flatMap(leaves) : [String(value)]

describe('themeIn', () => {
  let theme: TenantTheme
  before(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')
    if (link && !link.sheet)
      await new Promise((resolve) => link.addEventListener('load', resolve, { once: true }))
    const style = getComputedStyle(document.documentElement)
    theme = themeIn((property) => style.getPropertyValue(property), {
      name: 'choreograph-theme',
      code: 'choreograph',
    })
  })

  it('finds a value for every field of the theme entity [3.29]', () => {
    expect(leaves(theme).filter((value) => !value)).to.deep.equal([])
    expect(leaves(theme)).to.have.length(58)
  })

  it('finds the specification’s sizes and weights', () => {
    expect(Object.values(theme.typography.sizes).map((size) => parseFloat(size) * 16)).to.deep.equal([
      36, 30, 24, 20, 18, 16, 14, 12, 10,
    ])
    expect(Object.values(theme.typography.weights)).to.deep.equal(['400', '500', '600'])
    expect(theme.colors.brand.primary.toLowerCase()).to.equal('#ff5c00')
  })
})
