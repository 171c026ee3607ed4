import { expect } from '@open-wc/testing'
import { brand, enterPortal, ESTONIA } from '../../test/browser/portal-world.ts'
import { configuredRoutes } from '../catalogue/configured-routes.ts'
import { ROUTES } from '../config/routes.ts'
import type { RuntimeMiniApp } from '../contract/runtime-config.ts'
import { runGuards } from '../guards/chain.ts'
import { RouteTable } from '../navigation/route-table.ts'
import { menuItemAt } from '../contract/menu-item-at.ts'
import { $context } from '../stores/context.ts'
import { $filledMenus, menusAreFilled } from './filled-menus.ts'
import { layoutNow } from './layout.ts'
import { setPlace } from '../stores/place.ts'
import { agencyHolds } from '../stores/permissions.ts'
import { chooseBrand } from '../stores/workspaces.ts'

const many = <Made>(count: number, make: (index: number) => Made): Made[] =>
  Array.from({ length: count }, (_, index) => make(index))
const YOU = { path: '/you', tail: '/', params: {}, query: {}, basePath: '/you' }

const apps = many(5000, (n): RuntimeMiniApp => ({
  key: `app-${n}`,
  title: `App ${n}`,
  script: '/apps/one.js',
  routes: [`tools/app-${n}`],
  brandScoped: n % 2 === 0,
  permission: `App${n}Access`,
  menu: { title: `App ${n}`, section: 'Plan' },
}))
const permissions = ['OsAgencyAccess', ...many(10_000, (n) => `App${n}Access`).filter((_, n) => n % 3 !== 0)]
const brands = many(10_000, (n) => brand(`b${n}`, n % 2 ? ESTONIA : undefined))

describe('with 5,000 mini-apps, 10,000 brands and 10,000 permissions', () => {
  before(async () => {
    await enterPortal({
      workspaces: brands,
      held: { 'az-choreograph': permissions },
      config: { miniApps: apps },
    })
    expect(
      await runGuards({ line: { path: 'you', app: 'you-page', access: 'guarded' }, route: YOU }),
    ).to.equal('pass')
    menusAreFilled()
    $context.subscribe(() => {})
  })

  it('menus are there for another brand', () => {
    chooseBrand('b1')
    expect($filledMenus.get().apps.flatMap(({ items = [] }) => items).length).to.be.greaterThan(5000)
    expect(layoutNow().apps).to.equal($filledMenus.get().apps)
  })

  it('a path’s item among thousands is found', () => {
    chooseBrand('b1')
    const titleAt = (path: string) => menuItemAt($filledMenus.get().topNavigation, path)?.title
    expect(titleAt('/tools/app-1')).to.equal('App 1')
    expect(titleAt('/brands/b1/tools/app-2')).to.equal('App 2')
    expect(titleAt('/brands/b9/tools/app-2')).to.equal(undefined)
    expect(titleAt('/tools/app-3')).to.equal(undefined) // hidden: its permission is not held
    expect(titleAt('/brands/b1/budget')).to.equal('Budget')
  })

  it('what is hidden is told', () => {
    const { denials } = layoutNow()
    expect(
      denials.filter(({ because }) => because.includes('App3Access')).map(({ asked }) => asked),
    ).to.deep.equal(['App 3'])
    expect(layoutNow().denials).to.equal(denials)
  })

  it('nothing of it is computed again when only the path changes', () => {
    const { topNavigation, apps: slider, brands: list } = layoutNow()
    setPlace({ app: 'app-1', page: '', route: { ...YOU, path: '/tools/app-1/1' }, visit: 1 })
    expect(layoutNow().path).to.equal('/tools/app-1/1')
    expect(layoutNow().topNavigation).to.equal(topNavigation)
    expect(layoutNow().apps).to.equal(slider)
    expect(layoutNow().brands).to.equal(list)
  })

  it('the slices of the context keep their identity when another brand is chosen', () => {
    const { permissions: before, user } = $context.get()
    chooseBrand('b77')
    expect($context.get().permissions.agency).to.equal(before.agency)
    expect($context.get().permissions.markets).to.equal(before.markets)
    expect($context.get().user).to.equal(user)
  })

  it('a permission among thousands is found', () => {
    expect(agencyHolds('App9998Access')).to.equal(true)
    expect(agencyHolds('App9999Access')).to.equal(false)
  })

  it('a route among thousands is found', () => {
    const table = new RouteTable([...ROUTES, ...configuredRoutes(apps)])
    expect(table.match('/brands/b1/tools/app-4998/x')?.line.app).to.equal('app-4998')
    expect(table.match('/tools/app-4999')?.line.app).to.equal('app-4999')
  })
})
