import { expect, oneEvent, waitUntil } from '@open-wc/testing'
import { sampleBrands, sampleTenant, sampleUser } from '../../../test/browser/sample-context.ts'
import { caughtWarnings } from '../../../test/browser/caught-warnings.ts'
import { expectErrors } from '../../../test/browser/strict.ts'
import type { PageSession } from '../../../elements/session/page-session.ts'
import { SHARED } from '../../../elements/session/texts.ts'
import type { EmbedContext } from '../../contract/embed.ts'
import { MINIAPP_EVENT } from '../../contract/events.ts'
import type { MiniAppElement } from '../../contract/mini-app.ts'
import type { OsEmbed } from './os-embed.ts'
import './index.ts'

/** Its app stands there, at the place where a portal has it. */
const PORTAL = `${location.origin}/test/foreign-apps/embed-portal`
const brand = sampleBrands[0]!
const context: EmbedContext = {
  displaySettings: { displayLanguage: 'en', dateLocale: 'en-gb', numberLocale: 'en-gb' },
  workspace: brand,
  tenant: sampleTenant,
  user: sampleUser,
  permissions: { prefix: '', agency: [], workspace: [], markets: {} },
  singleKeys: true,
}
const told = async () => Response.json({ data: context })

/** The element with the page's session as it is then, in a page that has a child for it. */
async function shown(parts: Partial<PageSession>): Promise<OsEmbed> {
  const held = globalThis as { [key: symbol]: Map<string, unknown> | undefined }
  const sessions = (held[Symbol.for('agency-os.session')] ??= new Map())
  const { id, firstname, lastname, email } = sampleUser
  sessions.set(location.origin, {
    portal: PORTAL,
    state: 'signed-in',
    person: { id, firstname, lastname, email },
    problem: '',
    signIn: async () => true,
    signOut: () => {},
    useToken: () => {},
    token: async () => 'token',
    ask: told,
    listen: () => () => {},
    ...parts,
  })
  const element = document.createElement('os-embed')
  Object.assign(element, { portal: location.origin, app: 'scorecards', brand: brand.id, textContent: 'Ours' })
  document.body.append(element)
  await element.updateComplete
  return element
}

afterEach(() => document.querySelectorAll('os-embed').forEach((element) => element.remove()))

const appIn = (element: OsEmbed) => element.renderRoot.querySelector<MiniAppElement>('main > :not(slot)')
const says = (element: OsEmbed, text: string) =>
  waitUntil(() => element.renderRoot.textContent?.includes(text), text)

async function mounted(parts: Partial<PageSession> = {}): Promise<OsEmbed> {
  const element = await shown(parts)
  await waitUntil(() => appIn(element)?.isConnected)
  return element
}

/** Detail of the event that the page gets for one of the app; undefined where it gets none. */
function heard(element: OsEmbed, name: string, payload: unknown): unknown {
  let detail: unknown
  const hear = (event: CustomEvent<unknown>) => (detail = event.detail)
  element.addEventListener('os-embed-event', hear)
  appIn(element)!.dispatchEvent(
    new CustomEvent(MINIAPP_EVENT, { detail: { name, payload }, bubbles: true, composed: true }),
  )
  element.removeEventListener('os-embed-event', hear)
  return detail
}

describe('an app in a page of another origin', () => {
  it('tells the page what the portal’s filter lets pass, and nothing else', async () => {
    const element = await mounted()
    const crumbs = { category: 'Unlock', app: 'Scorecards' }
    expect(heard(element, 'set-breadcrumbs', crumbs)).to.deep.equal({
      name: 'set-breadcrumbs',
      payload: crumbs,
    })
    const place = { path: `${PORTAL}/you` }
    expect(heard(element, 'change-route', place)).to.deep.equal({
      name: 'change-route',
      payload: { path: '/you' },
    })
    const warnings = caughtWarnings()
    expect(heard(element, 'change-workspace', { workspaceId: 'b2' })).to.equal(undefined)
    expect(heard(element, 'no-such-event', {})).to.equal(undefined)
    expect(warnings).to.have.length(2)
  })

  it('changes its path with the app’s places, and says so', async () => {
    const element = await mounted()
    const place = `${PORTAL}/brands/${brand.id}/scorecards/summary`
    setTimeout(() => appIn(element)!.portal.navigate(place))
    const { detail } = await oneEvent(element, 'os-embed-navigate')
    expect([detail, element.path]).to.deep.equal([{ path: '/summary' }, '/summary'])
    await says(element, 'Scorecards at /summary')
  })

  it('keeps the page’s children while the portal is away, says so, and comes back with the network', async () => {
    expectErrors(/TypeError: away/)
    let isUp = false
    const element = await shown({ ask: () => (isUp ? told() : Promise.reject(new TypeError('away'))) })
    await says(element, SHARED.en.failed)
    expect(element.renderRoot.querySelector('slot')!.assignedNodes()[0]!.textContent).to.equal('Ours')
    isUp = true
    dispatchEvent(new Event('online'))
    await waitUntil(() => appIn(element)?.isConnected)
  })

  it('takes a token from the page, in place of a press', async () => {
    const sources: (() => Promise<string>)[] = []
    const element = await shown({ useToken: (source) => void sources.push(source) })
    for (const token of ['of-the-page', 'of-its-next-drawing']) {
      element.token = async () => token
      await element.updateComplete
    }
    expect(await Promise.all(sources.map((ask) => ask()))).to.deep.equal(['of-its-next-drawing'])
  })
})

describe('unsaved work in an app', () => {
  const leave = async (element: OsEmbed, mayGo: boolean) => {
    const asked: unknown[] = []
    element.addEventListener('os-embed-leave', (event) => {
      asked.push(event.detail)
      if (!mayGo) event.preventDefault()
    })
    element.brand = 'b2'
    await element.updateComplete
    return asked
  }

  it('stays where the page prevents that another brand takes its place', async () => {
    const element = await mounted()
    const app = appIn(element)!
    app.portal.setDirty(true)
    expect(await leave(element, false)).to.deep.equal([{ app: 'scorecards', brand: 'b2', isKept: false }])
    expect([element.brand, element.isDirty, appIn(element)]).to.deep.equal([brand.id, true, app])
    app.portal.setDirty(false)
    element.brand = 'b2'
    await element.updateComplete
    expect(element.brand).to.equal('b2')
  })

  it('is lost with a warning where the page lets it go, or takes the element out', async () => {
    for (const go of [(element: OsEmbed) => leave(element, true), (element: OsEmbed) => element.remove()]) {
      const element = await mounted()
      appIn(element)!.portal.setDirty(true)
      const warnings = caughtWarnings()
      await Promise.resolve(go(element))
      expect(warnings.join()).to.contain('had unsaved work, which is lost')
      expect(element.isDirty).to.equal(false)
    }
  })

  it('is no loss where it is kept as a draft', async () => {
    const element = await mounted()
    appIn(element)!.portal.setDirty(true, { kept: true })
    expect(element.isDirty).to.equal(false)
    const warnings = caughtWarnings()
    const asked = await leave(element, true)
    expect([asked, warnings]).to.deep.equal([[{ app: 'scorecards', brand: 'b2', isKept: true }], []])
  })
})
