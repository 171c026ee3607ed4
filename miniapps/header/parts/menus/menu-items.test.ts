import { expect } from '@open-wc/testing'
import { currentMenuPath, isElsewhere, leadsTo, shownItems } from './menu-items.ts'

describe('menu items', () => {
  it('leaves out hidden items at every level, and groups in which nothing is left', () => {
    const items = [
      { title: 'You', path: '/you' },
      { title: 'Secret', path: '/secret', hidden: true },
      { title: 'Plan', items: [{ title: 'Budget', path: '/budget', hidden: true }] },
      {
        title: 'Unlock',
        items: [
          { title: 'Scorecards', path: '/scorecards' },
          { title: 'Old', path: '/old', hidden: true },
        ],
      },
    ]
    expect(shownItems(items)).to.deep.equal([
      { title: 'You', path: '/you' },
      { title: 'Unlock', items: [{ title: 'Scorecards', path: '/scorecards' }] },
    ])
  })

  it('takes the longest path as the current one', () => {
    const items = [
      { title: 'Apps', path: '/apps' },
      { title: 'Admin', items: [{ title: 'Panel', path: '/apps/admin-panel' }] },
    ]
    expect(currentMenuPath(items, '/apps/admin-panel/x')).to.equal('/apps/admin-panel')
    expect(currentMenuPath(items, '/apps/list')).to.equal('/apps')
    expect(currentMenuPath(items, '/appstore')).to.equal(undefined)
  })

  it('knows the group that leads to the current path', () => {
    const group = { title: 'Plan', items: [{ title: 'Budget', path: '/budget' }] }
    expect(leadsTo(group, '/budget')).to.equal(true)
    expect(leadsTo(group, '/you')).to.equal(false)
    expect(leadsTo({ title: 'Feedback' }, undefined)).to.equal(false)
  })

  it('tells external addresses from paths', () => {
    expect(isElsewhere({ title: 'Community', path: 'https://community.example' })).to.equal(true)
    expect(isElsewhere({ title: 'You', path: '/you' })).to.equal(false)
  })
})
