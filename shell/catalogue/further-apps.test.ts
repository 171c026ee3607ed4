import { expect } from '@open-wc/testing'
import { caughtWarnings } from '../../test/browser/caught-warnings.ts'
import { enterPortal } from '../../test/browser/portal-world.ts'
import { waitUntil } from '../../test/browser/wait-until.ts'
import { configuredApps } from '../config/environment.ts'
import { entryOf } from '../config/entries.ts'
import { ROUTES } from '../config/routes.ts'
import type { RuntimeMiniApp } from '../contract/runtime-config.ts'
import { runGuards } from '../guards/chain.ts'
import { decide, type Decision } from '../navigation/decide.ts'
import { configuredLines } from '../navigation/route-lines.ts'
import { RouteTable } from '../navigation/route-table.ts'
import { $filledMenus } from '../menus/filled-menus.ts'
import { $furtherApps, loadAllApps, wantAllApps } from './further-apps.ts'
import { layoutNow } from '../menus/layout.ts'
import { $notices } from '../stores/notices.ts'
import { sessionEnded } from '../stores/session.ts'

const app = (n: number): RuntimeMiniApp => ({
  key: `app-${n}`,
  title: `App ${n}`,
  script: '/apps/one.js',
  routes: [`app-${n}`],
  menu: { title: `App ${n}`, section: 'Reports' },
})
const ALL = Array.from({ length: 100 }, (_, n) => app(n))
const YOU = { path: '/you', tail: '/', params: {}, query: {}, basePath: '/you' }

/** Enters a portal whose page has one of a hundred mini-apps; the others are in this answer. */
async function enter(
  answer: { body?: unknown; status?: number; delayMs?: number } = { body: ALL },
): Promise<{ asked(): Promise<string[]>; answers(next: object): Promise<unknown> }> {
  const base = `/test-api/told/apps-${crypto.randomUUID()}`
  const answers = (next: object) => fetch(base, { method: 'PUT', body: JSON.stringify({ list: next }) })
  await answers(answer)
  await enterPortal({
    held: { 'az-choreograph': ['OsAgencyAccess'] },
    config: { miniApps: [app(7)], miniAppsUrl: `${base}/list` },
  })
  expect(await runGuards({ line: { path: 'you', app: 'you-page', access: 'guarded' }, route: YOU })).to.equal(
    'pass',
  )
  return { asked: async () => (await (await fetch(`${base}/asked`)).json()) as string[], answers }
}

const reports = () => $filledMenus.get().topNavigation.find(({ title }) => title === 'Reports')!
const table = () => new RouteTable(ROUTES, configuredLines(configuredApps, loadAllApps))
const appAt = (decision: Decision) =>
  typeof decision !== 'string' && 'show' in decision ? decision.show.app : JSON.stringify(decision)

describe('mini-apps that are not in the page', () => {
  before(() => void $filledMenus.subscribe(() => {})) // as the layout keeps it

  it('come when somebody opens a long group, all in one request, and the menus follow', async () => {
    const { asked } = await enter()
    expect(layoutNow().furtherApps).to.equal('coming')
    expect(reports().title).to.equal('Reports')
    expect(await asked()).to.deep.equal([])
    const before = reports()
    expect(before.items!.map(({ title }) => title)).to.deep.equal(['App 7'])
    wantAllApps()
    await waitUntil(() => $furtherApps.get() === undefined)
    expect(before.itemAt!('/app-7')?.title).to.equal('App 7') // somebody may hold a menu of a moment ago
    expect(layoutNow().furtherApps).to.equal(undefined)
    expect(layoutNow().topNavigation).to.equal($filledMenus.get().topNavigation)
    expect(reports().items!.map(({ title }) => title)).to.deep.equal(ALL.map(({ title }) => title))
    expect(reports().itemAt!('/app-99')?.title).to.equal('App 99')
    expect(await asked()).to.deep.equal(['list'])
  })

  it('come when somebody asks why something is missing', async () => {
    const { asked } = await enter()
    expect($filledMenus.get().denials).not.to.equal(undefined)
    await waitUntil(() => $furtherApps.get() === undefined)
    expect(await asked()).to.deep.equal(['list'])
  })

  it('come for a path at which nothing known lives, and only for such', async () => {
    const { asked } = await enter()
    const routes = table()
    for (const path of ['/you', '/app-7/deep/down', '/brands/b1/scorecards/summary'])
      await decide(routes, path)
    expect(await asked()).to.deep.equal([])
    expect(appAt(await decide(routes, '/app-42/deep'))).to.equal('app-42')
    expect(appAt(await decide(routes, '/nowhere'))).to.equal('')
    expect(await asked()).to.deep.equal(['list'])
  })

  it('leave the ones that were there as they are', async () => {
    await enter({ body: [...ALL.slice(0, 7), { ...app(7), title: 'Another' }, ...ALL.slice(8)] })
    const known = entryOf('app-7')
    await loadAllApps()
    expect(entryOf('app-7')).to.equal(known)
    expect(
      configuredApps()
        .all()
        .map(({ key }) => key),
    ).to.deep.equal(ALL.map(({ key }) => key))
    await enter({ body: [app(1)] })
    await loadAllApps()
    expect(
      configuredApps()
        .all()
        .map(({ key }) => key),
    ).to.deep.equal(['app-1', 'app-7'])
  })

  it('are checked like those in the page', async () => {
    const warnings = caughtWarnings()
    await enter({ body: [...ALL, { ...app(3), key: 'scorecards' }, 'nonsense', app(7)] })
    await loadAllApps()
    expect(configuredApps().all().length).to.equal(100)
    expect(warnings.map((text) => text.match(/entry (\d+)/)?.[1])).to.have.members(['100', '101', '102'])
  })

  for (const [what, answer] of [
    ['refused', { status: 503 }],
    ['something that is no list', { body: { apps: [] } }],
  ] as const) {
    it(`that are ${what} leave the menus as they are, with a notice that tries again`, async () => {
      const warnings = caughtWarnings()
      const { asked, answers } = await enter(answer)
      expect(reports().items!.length).to.equal(1)
      await waitUntil(() => $furtherApps.get() === 'failed')
      expect(reports().items!.length).to.equal(1)
      expect(await asked()).to.deep.equal(['list']) // looking again does not ask again
      expect(warnings.join()).to.match(/The list of apps could not be loaded/)
      const notice = $notices.get().find(({ text }) => text.startsWith('Some apps could not be loaded'))!
      await answers({ body: ALL })
      notice.action!.run()
      await waitUntil(() => $furtherApps.get() === undefined)
      expect(reports().items!.length).to.equal(100)
    })
  }

  it('that do not come are not taken for a path that leads nowhere', async () => {
    const { answers } = await enter({ status: 503 })
    const routes = table()
    const decision = await decide(routes, '/app-42')
    expect(
      typeof decision !== 'string' && 'verdict' in decision && Object.keys(decision.verdict),
    ).to.deep.equal(['unreachable'])
    await answers({ body: ALL })
    expect(appAt(await decide(routes, '/app-42'))).to.equal('app-42')
  })

  it('ask somebody who is signed out to sign in, whether they come or not', async () => {
    caughtWarnings()
    await enter({ status: 503 })
    sessionEnded('NotSet')
    expect(await decide(table(), '/app-42')).to.deep.equal({ verdict: { signIn: true } })
  })
})
