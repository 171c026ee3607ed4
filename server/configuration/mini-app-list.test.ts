import assert from 'node:assert/strict'
import { it } from 'node:test'
import type { RuntimeMiniApp } from '../../shell/contract/runtime-config.ts'
import { MiniAppList } from './mini-app-list.ts'

const app = (key: string, more: Partial<RuntimeMiniApp> = {}): RuntimeMiniApp => ({
  key,
  title: key,
  script: '/apps/one.js',
  routes: [key],
  ...more,
})
const others = Array.from({ length: 100 }, (_, n) => app(`other-${n}`))
const inPage = (...apps: RuntimeMiniApp[]) =>
  new MiniAppList([...others, ...apps]).inPage([]).miniApps?.map(({ key }) => key) ?? []
const neededAt = (path: string, ...apps: RuntimeMiniApp[]) =>
  new MiniAppList([...others, ...apps]).neededAt(path).map(({ key }) => key)

it('puts all of a short list into every page', () => {
  const list = new MiniAppList(others.slice(0, 64))
  assert.deepEqual(list.inPage([]), { miniApps: others.slice(0, 64) })
  assert.deepEqual(list.neededAt('/other-3'), [])
})

it('puts of a long list what the path asks for, and where the rest is', () => {
  const list = new MiniAppList(others)
  assert.deepEqual(list.inPage([]), { miniAppsUrl: '/mini-apps.json' })
  assert.deepEqual(list.inPage([others[7]!]), { miniApps: [others[7]], miniAppsUrl: '/mini-apps.json' })
  assert.deepEqual(list.neededAt('/other-7/details/4'), [others[7]])
  assert.deepEqual(list.neededAt('/nowhere'), [])
})

it('names a mini-app once, however many of its routes begin the path', () => {
  assert.deepEqual(neededAt('/reports/weekly/7', app('reports', { routes: ['reports', 'reports/weekly'] })), [
    'reports',
  ])
})

it('finds brands’ mini-apps under any brand, and there only', () => {
  const reports = app('reports', { brandScoped: true, routes: ['/reports/weekly/'] })
  assert.deepEqual(neededAt('/brands/b%201/reports/weekly/7', reports), ['reports'])
  assert.deepEqual(neededAt('/reports/weekly', reports), [])
})

it('puts into every page what would be taken for a part of another', () => {
  assert.deepEqual(inPage(app('special', { brandScoped: true, routes: ['scorecards/special'] })), ['special'])
  assert.deepEqual(inPage(app('deep', { routes: ['other-5/deep'] })), ['deep'])
  assert.deepEqual(inPage(app('own', { routes: ['own', 'own/part'] })), [])
  assert.deepEqual(inPage(app('error-log', { routes: ['error/log'] })), []) // the error page takes no paths beneath it
})

it('puts into every page one for each menu group and condition', () => {
  const menu = (section: string) => ({ title: 'Entry', section })
  const kinds = [
    app('plan', { menu: menu('Plan') }),
    app('plan-again', { menu: menu('Plan') }),
    app('plan-brand', { menu: menu('Plan'), brandScoped: true }),
    app('plan-held', { menu: menu('Plan'), permission: 'PlanAccess' }),
    app('plan-held-again', { menu: menu('Plan'), permission: 'PlanAccess' }),
    app('plan-tenant', { menu: menu('Plan'), guards: { tenants: ['msix'] } }),
    app('plan-category', { menu: menu('Plan'), category: 'Buy' }),
    app('both', { menu: [menu('Plan'), menu('Report')] }),
    app('no-entry'),
  ]
  assert.deepEqual(inPage(...kinds), [
    'plan',
    'plan-brand',
    'plan-held',
    'plan-tenant',
    'plan-category',
    'both',
  ])
})

it('leaves out what cannot be used, and says so once', () => {
  const said: string[] = []
  const list = new MiniAppList(
    [...others, app('other-1', { routes: ['again'] }), { key: 'broken' }],
    (problem) => said.push(problem),
  )
  assert.equal(list.all.length, 100)
  assert.deepEqual(
    said.map((problem) => problem.match(/entry (\d+)/)?.[1]),
    ['101', '100'],
  )
  assert.deepEqual(list.neededAt('/again'), [])
})
