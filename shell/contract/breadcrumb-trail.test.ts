import { expect } from '@open-wc/testing'
import { sampleBrand } from '../../test/browser/sample-context.ts'
import { breadcrumbTrail } from './breadcrumb-trail.ts'

const brand = sampleBrand(
  'b1',
  'Northwind',
  { code: 'GB', name: 'United Kingdom', currency: 'GBP' },
  'Contoso',
)
const textsOf = (...args: Parameters<typeof breadcrumbTrail>) =>
  breadcrumbTrail(...args).map(({ text, category }) => (category ? `${category} ${text}` : text))

describe('breadcrumbTrail', () => {
  it('puts text, category with app, section and details in this order [2.77]', () => {
    const all = {
      text: 'Draft',
      category: 'Unlock',
      app: 'Scorecards',
      section: 'Audits',
      details: [{ name: 'Site' }, { name: 'Question 3' }],
    }
    expect(textsOf(all, null)).to.deep.equal(['Draft', 'Unlock Scorecards', 'Audits', 'Site', 'Question 3'])
  })

  it('knows where a section and details lead', () => {
    const details = [{ name: 'Site', path: '/b' }, { name: 'Question 3' }]
    const trail = breadcrumbTrail({ app: 'Scorecards', section: 'Audits', sectionPath: '/a', details }, null)
    expect(trail.map(({ path }) => path)).to.deep.equal([undefined, '/a', '/b', undefined])
  })

  it('puts client name and brand label in front when there is a client and a brand [2.79]', () => {
    expect(textsOf({ app: 'Scorecards' }, brand)).to.deep.equal(['Contoso', 'GB - Northwind', 'Scorecards'])
  })

  it('keeps the brand out when it has no client', () => {
    const { clientName: _without, ...alone } = brand
    expect(textsOf({ app: 'Scorecards' }, alone)).to.deep.equal(['Scorecards'])
  })

  it('hides the section when told to [2.78]', () => {
    expect(
      textsOf({ app: 'Scorecards', section: 'Audits', hideSection: true, details: [{ name: 'Site' }] }, null),
    ).to.deep.equal(['Scorecards', 'Site'])
  })

  it('shows a category without an app, and leaves out what is empty', () => {
    expect(
      textsOf({ text: '', category: 'Unlock', section: '', details: [{ name: '' }] }, null),
    ).to.deep.equal(['Unlock'])
  })

  it('is empty where nothing is known', () => expect(textsOf({}, null)).to.deep.equal([]))
})
