import { expect } from '@open-wc/testing'
import { largeLayout } from '../../../test/browser/large-layout.ts'
import { shownBreadcrumbs } from './menu-breadcrumbs.ts'

const at = (path: string) => shownBreadcrumbs({ ...largeLayout, breadcrumbs: {}, path })

describe('shownBreadcrumbs', () => {
  it('leaves what the app has set', () => {
    expect(shownBreadcrumbs({ ...largeLayout, breadcrumbs: { section: 'Audits' } })).to.deep.equal({
      section: 'Audits',
    })
  })

  it('calls the category of the app as the tenant’s navigation does', () => {
    const topNavigation = [{ title: 'Good growth', items: [{ title: 'Scorecards', path: '/scorecards' }] }]
    const breadcrumbs = { category: 'Unlock', app: 'Scorecards', section: 'Summary' }
    const here = { ...largeLayout, topNavigation, breadcrumbs, path: '/scorecards/summary' }
    expect(shownBreadcrumbs(here)).to.deep.equal({ ...breadcrumbs, category: 'Good growth' })
    expect(shownBreadcrumbs({ ...here, path: '/elsewhere' })).to.equal(breadcrumbs)
  })

  it('takes the breadcrumb title of the menu item while the app has set nothing', () => {
    const items = [
      {
        title: 'Audits',
        items: [{ title: 'Site and app audit', path: '/site-app', breadcrumbTitle: 'Site and app' }],
      },
    ]
    expect(
      shownBreadcrumbs({
        ...largeLayout,
        breadcrumbs: { details: [] },
        topNavigation: items,
        path: '/site-app/intro',
      }),
    ).to.deep.equal({ app: 'Site and app', category: 'Audits' })
  })

  it('takes the title where the item has no other name', () => {
    expect(at('/network/contacts')).to.deep.equal({ app: 'Network' })
    expect(at('/os-admin/panel/users')).to.deep.equal({ app: 'Users', category: 'Administration' })
  })

  it('says nothing about a place that is in no menu', () => expect(at('/nowhere')).to.deep.equal({}))
})
