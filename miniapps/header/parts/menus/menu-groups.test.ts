import { expect } from '@open-wc/testing'
import { firstEntries, linesOf, menuGroups, unnested, type MenuGroup } from './menu-groups.ts'

const titlesIn = ({ title, entries, groups }: MenuGroup): unknown[] => [
  title,
  ...entries.map((entry) => entry.title),
  ...(groups ?? []).map(titlesIn),
]
const titles = (...args: Parameters<typeof menuGroups>) => menuGroups(...args).map(titlesIn)
const nested = [
  {
    title: 'Plan',
    path: '/plan',
    items: [
      {
        title: 'Media',
        items: [
          { title: 'TV', path: '/tv' },
          { title: 'Radio', path: '/radio' },
        ],
      },
      { title: 'Budget', path: '/budget' },
    ],
  },
]

describe('menuGroups', () => {
  it('makes a titled group of nested items and keeps the order of the rest', () => {
    const items = [
      { title: 'You', path: '/you' },
      {
        title: 'Admin',
        items: [
          { title: 'Roles', path: '/roles' },
          { title: 'Users', path: '/users' },
        ],
      },
      { title: 'Settings', path: '/settings' },
    ]
    expect(titles(items)).to.deep.equal([
      [undefined, 'You'],
      ['Admin', 'Roles', 'Users'],
      [undefined, 'Settings'],
    ])
  })

  it('puts a parent that leads somewhere first, and groups within the group last, under their own titles', () => {
    expect(titles(nested)).to.deep.equal([['Plan', 'Plan', 'Budget', ['Media', 'TV', 'Radio']]])
  })

  it('are told one after the other where nothing can be drawn within a group', () => {
    expect(unnested(menuGroups(nested)).map(titlesIn)).to.deep.equal([
      ['Plan', 'Plan', 'Budget'],
      ['Media', 'TV', 'Radio'],
    ])
  })

  it('marks the entry of the current path', () => {
    const [group] = menuGroups(
      [
        { title: 'You', path: '/you' },
        { title: 'Apps', path: '/apps' },
      ],
      '/apps',
    )
    expect(group!.entries.map(({ current }) => current)).to.deep.equal([false, true])
  })
})

describe('what is not there yet', () => {
  const later = (title: string) => ({ title, path: `/${title}`, notAvailable: true })
  const unlock = [
    later('Martech'),
    { title: 'Scorecards', path: '/scorecards' },
    { title: 'Deep', items: [later('Site speed')] },
  ]
  const plan = [later('Budget'), { title: 'Simulators', items: [later('UK'), later('US')] }]
  const items = [
    later('Network'),
    { title: 'Plan', items: plan },
    { title: 'Unlock', items: unlock },
    later('Apps'),
  ]

  it('is one line for each group, after all that is there', () => {
    expect(titles(items)).to.deep.equal([
      ['Unlock', 'Scorecards', 'More is coming'],
      [undefined, 'Plan: coming', 'More is coming'],
    ])
    expect(
      menuGroups(items).flatMap(({ entries }) => entries.flatMap(({ coming }) => (coming ? [coming] : []))),
    ).to.deep.equal([
      ['Martech', 'Site speed'],
      ['Budget', 'UK', 'US'],
      ['Network', 'Apps'],
    ])
  })

  it('is one line of a menu that is one group, however deep it lies', () => {
    expect(linesOf(unlock).map(titlesIn)).to.deep.equal([
      [undefined, 'Scorecards'],
      [undefined, 'More is coming'],
    ])
    expect(
      linesOf([{ title: 'Scorecards', path: '/scorecards' }, later('Budget')]).map(titlesIn),
    ).to.deep.equal([
      [undefined, 'Scorecards'],
      [undefined, 'More is coming'],
    ])
  })

  it('counts as nothing, and its line stays however long the group is', () => {
    const many = Array.from({ length: 100 }, (_, n) => ({ title: `App ${n}`, path: `/app-${n}` }))
    const { groups, all } = firstEntries(menuGroups([{ title: 'Plan', items: [later('Budget'), ...many] }]))
    expect([groups[0]!.entries.at(-1)!.title, groups[0]!.entries.length, all]).to.deep.equal([
      'More is coming',
      25,
      100,
    ])
  })
})

describe('firstEntries', () => {
  const long = Array.from({ length: 1000 }, (_, n) => ({ title: `App ${n}`, path: `/app-${n}` }))

  it('leaves short menus as they are', () => {
    const groups = menuGroups([{ title: 'Plan', items: long.slice(0, 24) }])
    expect(firstEntries(groups)).to.deep.equal({ groups, all: 24, areAll: true })
  })

  it('keeps the first of a long group and the current one', () => {
    const { groups, all, areAll } = firstEntries(menuGroups([{ title: 'Plan', items: long }], '/app-700'))
    expect(groups[0]!.entries.map(({ title }) => title))
      .to.have.length(25)
      .and.include.members(['App 0', 'App 23', 'App 700'])
    expect([all, areAll]).to.deep.equal([1000, false])
  })

  it('keeps nothing of a long group once the current one has taken the last room', () => {
    const parts = Array.from({ length: 8 }, (_, part) => ({
      title: `Part ${part}`,
      items: long.map(({ title }, n) => ({ title, path: `/part-${part}/app-${n}` })),
    }))
    const { groups } = firstEntries(menuGroups(parts, '/part-6/app-700'))
    expect(groups.map(({ entries }) => entries.length)).to.deep.equal([24, 24, 24, 24, 24, 24, 17])
  })

  it('counts and shortens groups within a group as well', () => {
    const { groups, all, areAll } = firstEntries(
      menuGroups([{ title: 'Plan', items: [{ title: 'Media', items: long }] }]),
    )
    expect([groups[0]!.groups![0]!.entries.length, all, areAll]).to.deep.equal([24, 1000, false])
    expect(firstEntries(menuGroups(nested))).to.deep.equal({
      groups: menuGroups(nested),
      all: 4,
      areAll: true,
    })
  })

  it('stops somewhere, however many groups there are', () => {
    const { groups, all } = firstEntries(
      menuGroups(long.map((item) => ({ title: `Part of ${item.title}`, items: [item] }))),
    )
    expect([groups.length, all]).to.deep.equal([160, 1000])
  })
})
