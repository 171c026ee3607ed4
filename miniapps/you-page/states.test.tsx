import { expect, nextFrame } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import type { MiniAppContext } from '../../shell/contract/mini-app.ts'
import { answering, problem } from '../../test/browser/answering.ts'
import { mountMiniApp, type MountedMiniApp } from '../../test/browser/mount-mini-app.ts'
import { sampleAgency, sampleBrands, sampleUser } from '../../test/browser/sample-context.ts'
import { checkState } from '../../test/browser/state/check-state.ts'
import { inLookOf } from '../../test/browser/state/in-look-of.ts'
import { USUAL_SETTINGS } from '../domain/notifications/notice.ts'
import { WIDGETS } from '../domain/home/layout.ts'
import { waitUntil } from '../../test/browser/wait-until.ts'

const AGENCIES = 'GET /api/workspaces/agencies'
const DOCUMENTS = 'GET /api/documents*'
const TASKS = 'GET /api/notifications/tasks'
const MINE = 'GET /api/catalogue/mine'
const CATALOGUE = 'GET /api/catalogue?agency=*'
const LAYOUT = 'GET /api/home/layout*'
const UNREAD = 'GET /api/notifications/unread?*'
const EFFECTIVE = 'GET /api/user-details/users/me/effective*'
const SESSIONS = 'GET /api/user-details/users/me/sessions'
const document = {
  id: 'd1',
  type: 'scorecard-run',
  favourite: true,
  home: '/brands/b1/scorecards',
  path: '/brands/b1/scorecards/run/d1',
  title: 'Grundstücksverkehrsgenehmigungszuständigkeit',
  place: { name: 'Nordlicht Kaffee', country: 'DE' },
  progress: { done: 3, of: 12 },
  updatedAt: new Date().toISOString(),
  updatedBy: { id: 'u-1', name: 'Paula Planner' },
}
const task = {
  app: 'scorecards',
  kind: 'action',
  title: 'Grundstücksverkehrsgenehmigungszuständigkeit',
  detail: 'Nordlicht Kaffee',
  path: '/brands/b1/scorecards/plan',
  due: '2026-01-02',
}
const way = {
  kind: 'group',
  account: { id: 'a', name: 'Choreograph', kind: 'agency', agency: 'choreograph', country: null },
  role: { id: 'r-1', name: 'Grundstücksverkehrsgenehmigungszuständigkeit' },
  group: { id: 'g-1', name: 'G-UK' },
  expiresAt: '2099-01-02T08:00:00Z',
}
const session = {
  browser: 'Firefox',
  system: 'Linux',
  beganAt: '2026-01-02T08:00:00Z',
  seenAt: '2026-01-03T08:00:00Z',
}
const announcement = {
  id: 'a1',
  country: null,
  text: 'Grundstücksverkehrsgenehmigungszuständigkeit',
  level: 'critical',
  from: '2026-01-02T08:00:00Z',
  until: '2099-01-02T08:00:00Z',
  path: '/apps/list',
}
const PREVIEW = 'GET /api/workspaces/preview?parentId=org-1'
/** What Intl says in the person's language. */
const SAID = ['Euro (EUR)', 'Germany and United Kingdom']
/** By the formats that were chosen, whatever the language. */
const SAMPLES = ['04/03/2026', 'Wednesday, 4 March 2026', '17:05', '€1,234,567.89']
const says = (app: MountedMiniApp, words: string) =>
  waitUntil(() => app.find('.os-page').innerText.includes(words), `it does not say “${words}”`)

describe('the states of you-page', () => {
  const tenant = inLookOf('essence')
  const agencies = [sampleAgency, { ...sampleAgency, code: tenant.code, name: tenant.name }]
  const at = (basePath: string, answers = {}, context: Partial<MiniAppContext> = {}) =>
    mountMiniApp('you-page', {
      route: { path: basePath, basePath },
      context: { tenant, ...context },
      portal: {
        fetch: answering({
          [AGENCIES]: agencies,
          [PREVIEW]: sampleBrands,
          [LAYOUT]: { data: null },
          [DOCUMENTS]: { data: [document] },
          [TASKS]: { data: [task] },
          [MINE]: { data: { favourites: ['scorecards'], visits: [] } },
          [CATALOGUE]: { data: { overrides: [], announcements: [announcement], caas: {} } },
          [UNREAD]: {
            data: {
              unread: 0,
              sendsMail: true,
              settings: { ...USUAL_SETTINGS, quietHours: { from: '18:00', to: '08:00' } },
            },
          },
          [EFFECTIVE]: { data: [{ permission: 'OsAppsAccess', ways: [way] }] },
          [SESSIONS]: { data: [], isTold: false },
          ...answers,
        }),
      },
    })
  afterEach(() => localStorage.removeItem('recentBrands'))

  it('home, with brands of long names and those used before', async () => {
    localStorage.setItem('recentBrands', JSON.stringify(['b1', 'b3', 'b2']))
    const app = await at('/you')
    await waitUntil(() => app.findAll('.brand-choice').length === 3)
    await checkState(app, SAID)
  })

  it('home while its brands load', async () => {
    const app = await at('/you', { [PREVIEW]: () => new Promise(() => {}) })
    await waitUntil(() => app.findAll('.your-brands output').length === 1)
    expect(app.find('.your-brands output').textContent).to.equal('Loading your brands')
    await checkState(app, SAID)
  })

  it('home without a brand', async () => {
    const app = await at('/you', { [PREVIEW]: [] }, { workspace: null })
    await says(app, 'No brands yet')
    await checkState(app, SAID)
  })

  it('home where the brands could not be loaded', async () => {
    const app = await at('/you', { [PREVIEW]: problem(500, 'Down') })
    await says(app, 'The server had a problem')
    await checkState(app, SAID)
  })

  it('home with every widget there is', async () => {
    const app = await at('/you', { [LAYOUT]: { data: WIDGETS.map((type) => ({ type, size: 1 })) } })
    await waitUntil(() => app.findAll('.widget').length === WIDGETS.length)
    await waitUntil(() => app.findAll('.widget-days, .widget[data-type="tours"] button').length === 2)
    await checkState(app, [...SAID, 'Friday, 2 January', '2 Jan 2026'])
  })

  it('home while it is arranged', async () => {
    const app = await at('/you')
    await waitUntil(() => app.findAll('.brand-choice').length === 3)
    app.find('.os-page-header button').click()
    await waitUntil(() => app.findAll('.arrange').length === 1)
    await checkState(app, SAID)
  })

  it('home where a search finds nothing', async () => {
    const app = await at('/you')
    await waitUntil(() => app.findAll('.brand-choice').length === 3)
    app.find('input').focus()
    await sendKeys({ type: 'zzz' })
    await says(app, 'No brand matches')
    await checkState(app, SAID)
  })

  it('the profile', async () => {
    const app = await at('/user/profile')
    await waitUntil(() => app.findAll('.permission-ways li').length === 1)
    await checkState(app, [...SAID, '2 Jan 2099, 08:00'])
  })

  it('the profile where nobody can say why', async () => {
    const app = await at('/user/profile', { [EFFECTIVE]: problem(503, 'Down') })
    await waitUntil(() => app.findAll('[role=alert]').length === 2)
    await checkState(app, SAID)
  })

  it('the profile of somebody without roles and permissions', async () => {
    const app = await at('/user/profile', undefined, {
      user: { ...sampleUser, userRoles: [] },
      permissions: { prefix: '', agency: [], workspace: [], markets: {} },
      workspace: null,
    })
    await says(app, 'No roles')
    await checkState(app, SAID)
  })

  it('the settings', async () => {
    const data = ['s1', 's2', 's3'].map((id) => ({ ...session, id, isThis: id === 's1' }))
    const app = await at('/user/settings', { [SESSIONS]: { data, isTold: true } })
    await waitUntil(() => app.findAll('.session-line').length === 3)
    await waitUntil(() => app.findAll('.format-choices .os-date-frame').length === 2)
    await checkState(app, [...SAMPLES, '2 Jan 2026, 08:00', '3 Jan 2026'])
  })

  it('what is accessible, and whom to tell', async () => {
    const app = await at('/user/settings')
    await app.update({ route: { tail: '/accessibility' } })
    await waitUntil(() => app.findAll('.accessibility').length === 1)
    expect(app.events.findLast(({ name }) => name === 'set-breadcrumbs')!.payload).to.deep.equal({
      text: app.find('h1').textContent,
    })
    await checkState(app)
  })

  it('the settings where sessions could not be loaded', async () => {
    const app = await at('/user/settings', { [SESSIONS]: problem(500, 'Down') })
    await says(app, 'The server had a problem')
    await checkState(app, SAMPLES)
  })

  it('the settings where a choice could not be stored', async () => {
    const app = await at('/user/settings', { 'PATCH *': problem(503, 'Down') })
    await says(app, 'Appearance')
    const select = app.find<HTMLSelectElement>('select')
    select.value = 'de-de'
    select.dispatchEvent(new Event('change', { bubbles: true }))
    await waitUntil(() => app.findAll('[role=alert]').length === 1)
    await nextFrame()
    await checkState(app, SAMPLES)
  })
})
