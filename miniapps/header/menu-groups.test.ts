import { expect } from '@open-wc/testing'
import { menuGroups } from './menu-groups.ts'

const titles = (...args: Parameters<typeof menuGroups>) => menuGroups(...args).map(({ title, entries }) => [title, ...entries.map((entry) => entry.title)])

describe('menuGroups', () => {
  it('makes a titled group of nested items and keeps the order of the rest', () => {
    const items = [
      { title: 'You', path: '/you' },
      { title: 'Admin', items: [{ title: 'Roles', path: '/roles' }, { title: 'Users', path: '/users' }] },
      { title: 'Settings', path: '/settings' },
    ]
    expect(titles(items)).to.deep.equal([[undefined, 'You'], ['Admin', 'Roles', 'Users'], [undefined, 'Settings']])
  })

  it('puts a parent that leads somewhere first and flattens deeper levels', () => {
    const items = [{ title: 'Plan', path: '/plan', items: [{ title: 'Media', items: [{ title: 'TV', path: '/tv' }] }] }]
    expect(titles(items)).to.deep.equal([['Plan', 'Plan', 'TV']])
  })

  it('marks the entry of the current path', () => {
    const [group] = menuGroups([{ title: 'You', path: '/you' }, { title: 'Apps', path: '/apps' }], '/apps')
    expect(group!.entries.map(({ current }) => current)).to.deep.equal([false, true])
  })
})
