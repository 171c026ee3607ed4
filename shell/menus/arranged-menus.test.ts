import { expect } from '@open-wc/testing'
import { brand, enterPortal, ESTONIA, GERMANY } from '../../test/browser/portal-world.ts'
import { entryNow } from '../catalogue/entries.ts'
import type { AppOverride } from '../contract/catalogue.ts'
import { runGuards } from '../guards/chain.ts'
import { ROUTES } from '../config/routes.ts'
import type { MenuItem } from '../contract/layout.ts'
import { $catalogue } from '../stores/catalogue.ts'
import { chooseBrand } from '../stores/workspaces.ts'
import { $filledMenus } from './filled-menus.ts'

const YOU = { path: '/you', tail: '/', params: {}, query: {}, basePath: '/you' }
const CODES = ['TRANSLATOR', 'LIBRARY', 'COMPOSER'].map((name) => `MXMZ_AUDIENCES_${name}_APP_ACCESS`)
const plain = { country: null, position: null, featured: false, hidden: false, beta: false }
const said = (app: string, more: Partial<AppOverride>): AppOverride => ({
  ...plain,
  requestable: false,
  maintenance: null,
  owner: '',
  app,
  ...more,
})
const leaves = (items: readonly MenuItem[]): readonly MenuItem[] =>
  items.flatMap((item) => (item.items ? leaves(item.items) : [item]))
const keys = () => leaves($filledMenus.get().apps).flatMap(({ hidden, app }) => (!hidden && app) || [])

describe('menus of an agency that arranges its apps', () => {
  beforeEach(async () => {
    await enterPortal({
      workspaces: [brand('b1', GERMANY), brand('b2', ESTONIA)],
      held: { 'az-choreograph': ['OsAgencyAccess', 'CartAppAccess', ...CODES] },
    })
    const line = { path: 'you', app: 'you-page', access: 'guarded' } as const
    expect(await runGuards({ line, route: YOU })).to.equal('pass')
  })
  const arrange = (overrides: AppOverride[], caas: readonly string[] = ['DE', 'GB']) =>
    $catalogue.set({ ...$catalogue.get(), overrides, caas })
  afterEach(() => arrange([]))

  it('hold no app that it hides', () => {
    expect(keys()).to.include('cart')
    arrange([said('cart', { hidden: true })])
    expect(keys()).not.to.include('cart')
  })

  it('offer what may be asked for in the list of apps, locked, and hide the rest from whoever lacks the permission', async () => {
    await enterPortal({ workspaces: [brand('b1', GERMANY)], held: { 'az-choreograph': ['OsAgencyAccess'] } })
    const line = { path: 'you', app: 'you-page', access: 'guarded' } as const
    expect(await runGuards({ line, route: YOU })).to.equal('pass')
    expect(keys()).not.to.include('cart')
    arrange([said('cart', { requestable: true })])
    const cart = leaves($filledMenus.get().apps).find(({ app }) => app === 'cart')!
    expect(cart).to.deep.include({ disabled: true, requestable: true, permissions: ['CartAppAccess'] })
    expect(cart.why).to.contain('CartAppAccess')
    const navigation = leaves($filledMenus.get().topNavigation)
    expect(navigation.filter(({ app, hidden }) => app === 'cart' && !hidden)).to.deep.equal([])
    arrange([said('cart', { requestable: true, hidden: true })])
    expect(keys()).not.to.include('cart')
  })

  it('fill templates with the default brand before one is chosen', () => {
    const budget = leaves($filledMenus.get().apps).find(({ app }) => app === 'budget')!
    expect(budget.path).to.equal('/brands/b1/budget')
  })

  it('lose translator, library and composer at once where audiences are switched off', () => {
    const audiences = ['audience-translator', 'audience-library', 'audience-composer']
    expect(keys()).to.include.members(audiences)
    arrange([], ['GB'])
    for (const app of audiences) expect(keys()).not.to.include(app)
    const line = ROUTES.find(({ app }) => app === 'audience-library')!
    const route = { ...YOU, path: '/brands/b1/audlib', params: { brandId: 'b1' } }
    expect(runGuards({ line, route })).not.to.equal('pass')
    arrange([], ['EE'])
    chooseBrand('b2')
    expect(keys()).to.include.members(audiences)
    expect(runGuards({ line, route: { ...route, params: { brandId: 'b2' } } })).to.equal('pass')
  })

  it('lead to a page that says so while an app is in maintenance', () => {
    const maintenance = {
      until: new Date(Date.now() + 60_000).toISOString(),
      note: 'New costs',
      owner: 'Team Cart',
    }
    arrange([said('cart', { maintenance })])
    expect(entryNow('cart')).to.deep.include({ title: 'Cart', key: 'not-available' })
    expect(entryNow('cart')!.maintenance).to.deep.equal(maintenance)
    arrange([said('cart', { maintenance: { ...maintenance, until: new Date().toISOString() } })])
    expect(entryNow('cart')!.key).to.equal('cart')
  })
})
