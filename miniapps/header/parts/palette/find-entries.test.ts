import { expect } from '@open-wc/testing'
import { largeLayout, manyApps, manyBrands } from '../../../../test/browser/large-layout.ts'
import { sampleBrands } from '../../../../test/browser/sample-context.ts'
import type { Layout } from '../../../../shell/contract/layout.ts'
import { findEntries } from './find-entries.ts'
import { keywordsOf } from './keywords.ts'
import type { PaletteEntry } from './palette-entry.ts'
import { sourcesOf } from './sources.ts'
import { startGroups } from './start-groups.ts'

const sources = (layout: Partial<Layout> = {}) =>
  sourcesOf({ layout: { ...largeLayout, brands: sampleBrands, ...layout } })
const found = (query: string, used: readonly string[] = [], layout: Partial<Layout> = {}) =>
  findEntries(sources(layout), query, new Set(used)).map(({ title, entries }) => [
    title,
    ...entries.map((entry) => entry.title),
  ])

describe('findEntries', () => {
  it('lists an app once, though a menu leads there too', () => {
    expect(found('budget')).to.deep.equal([['Apps', 'Budget']])
  })

  it('puts the group with the better match first', () => {
    expect(found('nordlicht')[0]![0]).to.equal('Brands')
    const apps = [{ title: 'Nordlicht', path: '/nordlicht' }]
    expect(found('nordlicht', [], { apps }).map(([title]) => title)).to.deep.equal(['Apps', 'Brands'])
  })

  it('puts pages of the documentation behind all that is worked with, however well they match', () => {
    const page: PaletteEntry = {
      id: 'docs:staff/nordlicht',
      kind: 'documentation',
      title: 'Nordlicht',
      detail: '',
      path: '/documentation/staff/nordlicht',
    }
    const all = sourcesOf({ layout: { ...largeLayout, brands: sampleBrands }, documentation: [page] })
    expect(findEntries(all, 'nordlicht', new Set()).map(({ title }) => title)).to.deep.equal([
      'Brands',
      'Documentation',
    ])
  })

  it('puts what was used first among equals', () => {
    expect(found('s', [], { topNavigation: [], brands: [] })[0]).to.deep.equal([
      'Apps',
      'Scorecards',
      'Site speed',
      'Media plan comparison',
      'Zielgruppenübersetzungsverwaltung',
      'Retail compass',
    ])
    expect(
      found('s', ['go:/brands/{brandId}/site-speed'], { topNavigation: [], brands: [] })[0]!.slice(1, 3),
    ).to.deep.equal(['Site speed', 'Scorecards'])
  })

  it('knows other words for an entry, as good as one of its title', () => {
    const settings: PaletteEntry[] = [
      { id: 'signOut', title: 'Sign out' },
      { id: 'display', title: 'Display settings' },
      { id: 'shortcuts', title: 'Keyboard shortcuts' },
    ].map(({ id, title }) => ({
      id: `set:${id}`,
      kind: 'setting',
      title,
      detail: '',
      keywords: keywordsOf(id),
    }))
    const first = (query: string) =>
      findEntries(
        sourcesOf({ layout: { ...largeLayout, brands: sampleBrands }, settings }),
        query,
        new Set(),
      )[0]?.entries[0]?.title
    expect(['log out', 'logout', 'currency', 'dark', 'light', 'help'].map(first)).to.deep.equal([
      'Sign out',
      'Sign out',
      'Display settings',
      'Display settings',
      'Display settings',
      'Keyboard shortcuts',
    ])
    expect(first('germany')).to.equal(sampleBrands.find(({ country }) => country?.name === 'Germany')!.name)
  })

  it('puts what is for developers behind what is for everybody', () => {
    const apps = [
      { title: 'Entwicklung', forDevelopers: true, items: [{ title: 'Sample', path: '/sample' }] },
      { title: 'Plan', items: [{ title: 'Sampling', path: '/sampling' }] },
    ]
    expect(found('sampl', [], { apps, topNavigation: [], brands: [] })[0]).to.deep.equal([
      'Apps',
      'Sampling',
      'Sample',
    ])
    const command: PaletteEntry = {
      id: 'do::state',
      kind: 'command',
      title: 'State changes',
      detail: '',
      forDevelopers: true,
    }
    const groups = startGroups(
      sourcesOf({ layout: { ...largeLayout, apps, brands: [] }, commands: [command] }),
      [],
      [],
    )
    expect(groups.map(({ title, entries }) => [title, ...entries.map((entry) => entry.title)])).to.deep.equal(
      [
        ['Apps', 'Sampling', 'Sample'],
        ['Actions', 'State changes'],
      ],
    )
  })

  it('has nothing that is not there yet among apps and pages', () => {
    const apps = [
      { title: 'Audience builder', path: '/a', notAvailable: true },
      { title: 'Audience report', path: '/b' },
    ]
    expect(found('audience', [], { apps, topNavigation: apps, brands: [] })).to.deep.equal([
      ['Apps', 'Audience report'],
    ])
  })

  it('finds by first letters, by group and in spite of a slip', () => {
    expect(found('mpc')[0]).to.deep.equal(['Apps', 'Media plan comparison'])
    expect(found('audits ppc')[0]).to.deep.equal(['Pages', 'PPC audit'])
    expect(found('scorecrads')[0]).to.deep.equal(['Apps', 'Scorecards'])
  })

  it('shows locked entries last and never hidden ones', () => {
    const last = found('c').at(-1)
    expect(last).to.deep.equal(['No access', 'Cart'])
    expect(found('secret plan').flat()).not.to.include('Secret plan')
  })

  it('shows the first of many and tells how many there are', () => {
    const groups = findEntries(
      sources({ brands: manyBrands(10_000), apps: manyApps(5_000) }),
      'nordlicht',
      new Set(),
    )
    expect(groups.map(({ title, entries, total }) => [title, entries.length, total])).to.deep.equal([
      ['Apps', 6, 429],
      ['Brands', 6, 1000],
    ])
  })
})

describe('startGroups', () => {
  it('offers favourites, then what was opened, then the first that can be used', () => {
    const groups = startGroups(
      sources(),
      ['brand:b2'],
      ['brand:b2', 'go:/brands/{brandId}/scorecards', 'gone'],
    )
    expect(groups.map(({ title, entries }) => [title, ...entries.map((entry) => entry.title)])).to.deep.equal(
      [
        ['Favorites', 'Nordlicht Tea'],
        ['Recent', 'Scorecards'],
        [
          'Apps',
          'Site speed',
          'Budget',
          'Media plan comparison',
          'Zielgruppenübersetzungsverwaltung',
          'Retail compass',
        ],
      ],
    )
  })
})
