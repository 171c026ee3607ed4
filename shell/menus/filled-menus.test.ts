import { expect } from '@open-wc/testing'
import {
  brand,
  enterPortal,
  ESTONIA,
  GERMANY,
  PREFIX,
  type PortalWorld,
} from '../../test/browser/portal-world.ts'
import type { MenuLine } from '../config/menu-lines.ts'
import { APPS, AVATAR_MENU, DASHBOARD_TABS, TOP_NAVIGATION } from '../config/menus.ts'
import { PERMISSION_CODES, PERMISSIONS } from '../config/permissions.ts'
import type { MenuItem } from '../contract/layout.ts'
import { runGuards } from '../guards/chain.ts'
import { $filledMenus, menusAreFilled } from './filled-menus.ts'
import { layoutNow } from './layout.ts'
import { setPlace } from '../stores/place.ts'
import { $permissions } from '../stores/permissions.ts'
import { chooseBrand } from '../stores/workspaces.ts'

const YOU = { path: '/you', tail: '/', params: {}, query: {}, basePath: '/you' }
const ALL = [...PERMISSIONS, ...PERMISSION_CODES].filter((permission) => permission !== 'OsDevelopers')

/** Enters as somebody and loads all, as the first visit does. */
async function enter(world: PortalWorld = {}, held: readonly string[] = ALL): Promise<void> {
  const tenant = world.tenant ?? 'choreograph'
  await enterPortal({ held: { [`az-${tenant}`]: ['OsAgencyAccess', ...held] }, ...world })
  expect(await runGuards({ line: { path: 'you', app: 'you-page', access: 'guarded' }, route: YOU })).to.equal(
    'pass',
  )
}

/** Another answer of the permissions call. */
const hold = (permissions: readonly string[]) =>
  $permissions.setKey('permissions', [
    { account_id: 'az-greenhouse', permissions },
    { account_id: 'az-b1', permissions: ['OS_WORKSPACE_ACCESS'] },
  ])

const flat = (items: readonly MenuItem[]): readonly MenuItem[] =>
  items.flatMap((item) => [item, ...flat(item.items ?? [])])
const menus = () => $filledMenus.get()
const shown = (items: readonly MenuItem[]) =>
  flat(items)
    .filter(({ hidden }) => !hidden)
    .map(({ title }) => title)
const app = (title: string) => flat(menus().apps).find((item) => item.title === title && !item.items)!
const denialsOf = (title: string) => menus().denials.filter(({ asked }) => asked === title)
const shownPaths = () =>
  flat([...menus().topNavigation, ...menus().dashboardTabs, ...menus().avatarMenu, ...menus().apps]).flatMap(
    ({ hidden, path }) => (!hidden && path?.replace('/b1/', '/{brandId}/')) || [],
  )
const flatLines = (lines: readonly MenuLine[]): readonly MenuLine[] =>
  lines.flatMap((line) => [line, ...flatLines(line.items ?? [])])
/** Where entries of greenhouse's menus lead that ask for a permission, by their tables. */
const pathsAsking = (permission: string) =>
  flatLines([...TOP_NAVIGATION.get('greenhouse')!, ...DASHBOARD_TABS, ...AVATAR_MENU, ...APPS]).flatMap(
    (line) => ([line.permission].flat().includes(permission) && line.path) || [],
  )

describe('menus', () => {
  before(() => void menusAreFilled())

  it('are filled in with the current brand, and follow it', async () => {
    await enter({ workspaces: [brand('b1'), brand('b 2')] })
    expect(app('Scorecards').path).to.equal('/brands/b%202/scorecards')
    chooseBrand('b1')
    expect(app('Scorecards').path).to.equal('/brands/b1/scorecards')
  })

  it('show everything to somebody who holds everything, but what is other tenants’ or developers’, or locked for all', async () => {
    await enter()
    expect(flat(menus().topNavigation).filter(({ hidden }) => hidden)).to.deep.equal([])
    expect(
      menus()
        .denials.filter(({ outcome }) => outcome !== 'coming')
        .map(({ asked, outcome }) => `${asked} ${outcome}`),
    ).to.have.members([
      'Brands that are not in your list hidden',
      'Marketplace hidden',
      'Sample hidden',
      'Feedback disabled',
    ])
  })

  it('hide every entry whose permission is held neither prefixed nor bare [2.64, 2.65, 2.74]', async () => {
    await enter({ tenant: 'greenhouse' })
    expect(pathsAsking('NetworkAccess')).to.include('/network/speed-date')
    for (const permission of ALL) {
      const asking = new Set(pathsAsking(permission))
      hold(ALL.filter((other) => other !== permission))
      expect(
        shownPaths().filter((path) => asking.has(path)),
        permission,
      ).to.deep.equal([])
      hold(ALL.map((other) => (other === permission ? PREFIX + other : other)))
      expect(shownPaths(), permission).to.include.members([...asking])
    }
  })

  it('show nobody a marketplace outside greenhouse [2.66]', async () => {
    await enter({ tenant: 'greenhouse' })
    expect(shown(menus().dashboardTabs)).to.deep.equal(['You', 'Contacts', 'Apps', 'Marketplace'])
    await enter()
    expect(shown(menus().dashboardTabs)).to.deep.equal(['You', 'Contacts', 'Apps'])
    expect(denialsOf('Marketplace')[0]?.because).to.equal('Available only at Greenhouse.')
  })

  it('lock, with the reason, what works on a live panel where the tenant has none [2.75]', async () => {
    await enter()
    expect(app('Audiences')).not.to.have.property('disabled')
    await enter({ tenant: 'msix' })
    for (const title of ['Audiences', 'Audience data builder', 'Touchpoints']) {
      expect(app(title), title).to.include({
        disabled: true,
        why: 'This needs a live panel, and m/SIX has none.',
      })
      expect(denialsOf(title)[0]?.outcome).to.equal('disabled')
    }
  })

  it('show translator, library and composer only where audience services exist for the country of the workspace [2.76]', async () => {
    const audience = ['Audience translator', 'Audience library', 'Audience composer']
    await enter({ workspaces: [brand('b1', GERMANY), brand('b2', ESTONIA)] })
    expect(shown(menus().apps)).to.include.members(audience)
    chooseBrand('b2')
    expect(shown(menus().apps).filter((title) => audience.includes(title))).to.deep.equal([])
    expect(denialsOf('Audience library')[0]?.because).to.equal(
      'Audience services are not offered in Estonia. They are available for brands in other countries.',
    )
  })

  it('hide a brand’s entries from somebody without workspace access for it [6.24]', async () => {
    await enter({
      held: { 'az-choreograph': ['OsAgencyAccess', ...ALL], 'az-b1': ['SCORECARDS_APP_ACCESS'] },
    })
    expect(shown(menus().apps)).not.to.include('Scorecards')
    expect(denialsOf('Scorecards')[0]?.because).to.equal(
      'You can see DE - Brand b1 but not work in it. The brand’s team lead can add you.',
    )
    expect(app('Media planner')).not.to.have.property('hidden')
  })

  it('lock a brand’s entries while there is no brand', async () => {
    await enter({ workspaces: [{ ...brand('m1'), type: 'MARKET' }] })
    expect(app('Scorecards')).to.include({
      disabled: true,
      why: 'This needs a brand, and no brand is shared with you yet.',
    })
  })

  it('hide a group in which nothing is left', async () => {
    await enter({}, ['OsAppsAccess'])
    expect(menus().avatarMenu.find(({ title }) => title === 'Administration')).to.deep.equal({
      title: 'Administration',
      hidden: true,
    })
  })

  it('tell once of each entry that is not built yet, also of a locked one, and of none that is hidden', async () => {
    const coming = () =>
      menus()
        .denials.filter(({ outcome }) => outcome === 'coming')
        .map(({ asked }) => asked)
    await enter({ tenant: 'msix' })
    expect(coming())
      .to.include.members(['Media marketing mix', 'Retail compass', 'Cart'])
      .and.not.include('Scorecards')
      .and.not.include('Marketplace')
    expect(new Set(coming()).size).to.equal(coming().length)
    await enter({ config: { scripts: { 'retail-compass': 'https://apps.example/retail-compass.js' } } }, [
      'OsAgencyAccess',
    ])
    expect(coming()).not.to.include('Retail compass').and.not.include('Documentation')
  })

  it('mark what is not built yet, unless the configuration has a script for it', async () => {
    await enter({ config: { scripts: { martech: 'https://apps.example/martech.js' } } })
    expect(app('Retail compass').notAvailable).to.equal(true)
    expect(app('Martech')).not.to.have.property('notAvailable')
    expect([app('Martech').appIcon, app('Scorecards').appIcon]).to.deep.equal(['cpu', 'clipboard-check'])
    expect(app('Scorecards')).not.to.have.property('notAvailable')
  })

  it('use all seven properties of a menu item [2.73]', async () => {
    await enter({ tenant: 'msix' })
    const used = new Set(
      [...menus().topNavigation, ...menus().avatarMenu, ...menus().apps].flatMap((item) =>
        flat([item]).flatMap(Object.keys),
      ),
    )
    expect([...used]).to.include.members([
      'title',
      'path',
      'disabled',
      'hidden',
      'external',
      'items',
      'breadcrumbTitle',
    ])
  })

  it('give an unknown tenant the default tenant’s navigation', async () => {
    await enter()
    const own = menus().topNavigation.map(({ title }) => title)
    await enter({ tenant: 'nobody' })
    expect(menus().topNavigation.map(({ title }) => title)).to.deep.equal(own)
  })

  it('explain why a brand is missing: who decides, and whom to ask', async () => {
    await enter()
    expect(menus().denials.find(({ missing }) => missing === 'brands')).to.deep.equal({
      asked: 'Brands that are not in your list',
      outcome: 'hidden',
      missing: 'brands',
      because:
        'Your list shows the brands of Choreograph that are shared with you. A brand’s team lead can add you. Brands of another agency are in that agency’s portal.',
    })
    await enter({}, [...ALL, 'OsDevelopers'])
    expect(denialsOf('Brands that are not in your list')[0]?.details).to.deep.equal({
      rule: 'workspace-access',
      permissions: [`${PREFIX}OS_WORKSPACE_ACCESS`, 'OS_WORKSPACE_ACCESS'],
    })
  })

  it('tell developers of each decision which rule said no, what it looked for and where', async () => {
    await enter({ workspaces: [brand('b1', ESTONIA)] }, [
      ...ALL.filter((each) => each !== 'CartAppAccess' && each !== 'NetworkAccess'),
      'OsDevelopers',
    ])
    expect(denialsOf('Contacts')[0]?.details).to.deep.equal({
      rule: 'permission',
      permissions: [`${PREFIX}NetworkAccess`, 'NetworkAccess'],
      account: 'az-choreograph',
    })
    expect(denialsOf('Audience library')[0]?.details).to.deep.equal({ rule: 'caas', market: 'EE' })
    await enter(
      {},
      ALL.filter((each) => each !== 'NetworkAccess'),
    )
    expect(denialsOf('Contacts')[0]).not.to.have.property('details')
  })

  it('stay the same while only the path changes', async () => {
    await enter()
    const before = menus()
    const layout = layoutNow()
    setPlace({ app: 'scorecards', page: '', route: { ...YOU, path: '/brands/b1/scorecards' }, visit: 2 })
    expect(menus()).to.equal(before)
    expect(layoutNow()).to.include({
      path: '/brands/b1/scorecards',
      topNavigation: layout.topNavigation,
      brands: layout.brands,
    })
  })
})
