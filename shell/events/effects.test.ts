import { aTimeout, expect } from '@open-wc/testing'
import { keep, letGo } from '../auth/session-keeper.ts'
import { userKey } from '../auth/stored-user.ts'
import { parseRuntimeConfig, setConfig } from '../config/environment.ts'
import { STORAGE_ARRIVES_MS } from '../config/limits.ts'
import { MINI_APPS } from '../config/miniapps.ts'
import { MINIAPP_EVENT } from '../contract/events.ts'
import type { PortalEventName, PortalEvents } from '../contract/own-events.ts'
import { sendTrackedTo, stopTracking, type Tracked } from '../stores/analytics.ts'
import { $breadcrumbs, setBreadcrumbs } from '../stores/breadcrumbs.ts'
import { setConsent } from '../stores/consent.ts'
import { $displaySettings, mergeDisplaySettings } from '../stores/display-settings.ts'
import { $help } from '../stores/help.ts'
import { OsQuestion } from '../frame/os-question.ts'
import { $destination } from '../stores/destination.ts'
import { setDirty } from '../stores/unsaved-work.ts'
import { $notices } from '../stores/notices.ts'
import { $permissions, clearPermissions } from '../stores/permissions.ts'
import { $session, sessionEnded, sessionStarted } from '../stores/session.ts'
import { $tours, resetTours } from '../stores/tours.ts'
import { $users, clearMyself } from '../stores/users.ts'
import { $workspaces, clearWorkspaces } from '../stores/workspaces.ts'
import { caughtWarnings } from '../../test/browser/caught-warnings.ts'
import { sampleBrands, sampleUser } from '../../test/browser/sample-context.ts'
import { handleEvent } from './handle-event.ts'
import { waitUntil } from '../../test/browser/wait-until.ts'

const everything = { ...MINI_APPS.get('header')!, key: 'effects' }

function emit<Name extends PortalEventName>(name: Name, payload?: PortalEvents[Name]): void {
  const element = document.createElement('div')
  element.addEventListener(MINIAPP_EVENT, (event) => handleEvent(everything, event))
  element.dispatchEvent(new CustomEvent(MINIAPP_EVENT, { cancelable: true, detail: { name, payload } }))
}

/** Answers for the servers that are not here, and writes down what was asked of them. */
function serverAnswers(answer: (request: Request) => Response | Promise<Response>): Request[] {
  const asked: Request[] = []
  window.fetch = async (input, init) => {
    const request = new Request(input, init)
    asked.push(request.clone())
    return answer(request)
  }
  return asked
}

const plainFetch = window.fetch

before(() => setConfig(parseRuntimeConfig('{"authority":"https://id.example","clientId":"os"}')))

beforeEach(() => {
  $destination.set(null)
  $notices.set([])
  setBreadcrumbs({})
  resetTours()
})

afterEach(() => {
  window.fetch = plainFetch
  clearMyself()
  clearWorkspaces()
  clearPermissions()
})

describe('effects', () => {
  it('set-breadcrumbs replaces them all, update-breadcrumbs some, reset-breadcrumbs-details the details [4.78-4.80]', () => {
    emit('set-breadcrumbs', { category: 'Plan', app: 'Campaigns', details: [{ name: 'Spring' }] })
    emit('update-breadcrumbs', { section: 'List' })
    expect($breadcrumbs.get()).to.deep.equal({
      category: 'Plan',
      app: 'Campaigns',
      section: 'List',
      details: [{ name: 'Spring' }],
    })
    emit('reset-breadcrumbs-details')
    expect($breadcrumbs.get()).to.deep.equal({
      category: 'Plan',
      app: 'Campaigns',
      section: 'List',
      details: [],
    })
    emit('set-breadcrumbs', { app: 'Cart' })
    expect($breadcrumbs.get()).to.deep.equal({ app: 'Cart' })
  })

  it('the same breadcrumbs again disturb nobody', () => {
    emit('set-breadcrumbs', { app: 'Cart', details: [{ name: 'One' }] })
    const before = $breadcrumbs.get()
    emit('set-breadcrumbs', { app: 'Cart', details: [{ name: 'One' }] })
    expect($breadcrumbs.get()).to.equal(before)
  })

  it('change-route goes to a path of the portal, with its extras [4.81]', async () => {
    emit('change-route', {
      path: '/you?tab=brands#top',
      extras: { replaceUrl: true, queryParams: { sort: 'by name', tab: 'all' } },
    })
    await aTimeout(0)
    expect($destination.get()).to.deep.equal({ path: '/you?tab=all&sort=by+name#top', replace: true })
    emit('change-route', { path: '/documentation', extras: { newTab: true } })
    await aTimeout(0)
    expect($destination.get()).to.deep.equal({ path: '/documentation', newTab: true })
  })

  it('change-route fills in the brand of the address, else the default brand [2.60]', async () => {
    $workspaces.set({ loading: false, organisation: 'o', brandId: '', list: sampleBrands })
    $permissions.setKey('permissions', [{ account_id: 'az-choreograph', permissions: [] }])
    emit('change-route', { path: '/brands/{brandId}/campaigns' })
    await aTimeout(0)
    expect($destination.get()).to.deep.equal({ path: '/brands/b3/campaigns' })
    const here = location.href
    history.replaceState(null, '', '/brands/b2/scorecards')
    emit('change-route', { path: '/brands/{brandId}/campaigns' })
    await aTimeout(0)
    history.replaceState(null, '', here)
    expect($destination.get()).to.deep.equal({ path: '/brands/b2/campaigns' })
  })

  it('of many change-route in one turn, the last counts', async () => {
    let asked = 0
    const stop = $destination.listen(() => asked++)
    for (let count = 0; count <= 1000; count++) emit('change-route', { path: `/sample/${count}` })
    await aTimeout(0)
    stop()
    expect(asked).to.equal(1)
    expect($destination.get()).to.deep.equal({ path: '/sample/1000' })
  })

  it('user-unauthorized loads the user anew, once for reports that come together [4.13, 4.82]', async () => {
    const asked = serverAnswers(() => Response.json({ data: { ...sampleUser, numberLocale: 'sv-se' } }))
    for (let count = 0; count < 100; count++) emit('user-unauthorized')
    expect($users.get().loading).to.equal(true)
    await waitUntil(() => $users.get().myself)
    emit('user-unauthorized')
    await aTimeout(20)
    expect($users.get().myself?.email).to.equal(sampleUser.email)
    expect($displaySettings.get().numberLocale).to.equal('sv-se')
    expect(asked.map(({ method, url }) => `${method} ${new URL(url).pathname}`)).to.deep.equal([
      'GET /api/user-details/users/me',
    ])
  })

  it('user-unauthorized signs out where the server refuses the load [4.13]', async () => {
    await aTimeout(1000) // beyond the pause after the report before
    caughtWarnings()
    sessionStarted('maya')
    serverAnswers(() => new Response('{}', { status: 500 }))
    emit('user-unauthorized')
    await waitUntil(() => $session.get().state === 'signed-out', 'the session has ended')
    expect($session.get().messages[0]).to.deep.equal({ key: 'loadFailed.profile', values: { status: '500' } })
  })

  it('set-has-product-tours and the two reminder events reach the header [4.83-4.85]', () => {
    emit('set-has-product-tours', { has: true })
    emit('run-product-tours-reminder')
    expect($tours.get()).to.include({ has: true, reminder: true })
    emit('hide-product-tours-reminder')
    emit('set-has-product-tours', { has: false })
    expect($tours.get()).to.include({ has: false, reminder: false })
  })

  it('run-product-tours counts a run [4.93]', () => {
    const { runs } = $tours.get()
    emit('run-product-tours')
    expect($tours.get().runs).to.equal(runs + 1)
  })

  it('set-contextual-help-page-tag and set-help-menu-info reach the help menu [4.94]', () => {
    emit('set-contextual-help-page-tag', { tag: 'campaign-list' })
    emit('set-help-menu-info', { communityUrl: 'https://community.example/' })
    expect($help.get()).to.deep.equal({
      pageTag: 'campaign-list',
      links: { communityUrl: 'https://community.example/' },
    })
    emit('set-help-menu-info', {})
    emit('set-contextual-help-page-tag', { tag: '' })
    expect($help.get()).to.deep.equal({ pageTag: '', links: {} })
  })

  for (const [name, payload, setting, body] of [
    ['change-date-format', { locale: 'de-DE' }, 'dateLocale', { dateFormatLocale: 'de-DE' }],
    ['change-number-format', { locale: 'fr-FR' }, 'numberLocale', { numberFormatLocale: 'fr-FR' }],
    ['change-display-language', { language: 'en-GB' }, 'displayLanguage', { language: 'en-GB' }],
  ] as const) {
    it(`${name} changes the setting at once and stores it, once [4.88-4.90, 7.3-7.5]`, async () => {
      const asked = serverAnswers(() => new Response(null, { status: 204 }))
      $users.set({ loading: false, myself: sampleUser })
      for (let count = 0; count < 50; count++) emit(name, payload)
      expect($displaySettings.get()[setting]).to.equal(Object.values(payload)[0])
      await aTimeout(20)
      expect(asked).to.have.length(1)
      expect(asked[0]!.method).to.equal('PATCH')
      expect(decodeURIComponent(new URL(asked[0]!.url).pathname)).to.equal(
        `/api/user-details/users/${sampleUser.email}/display_settings`,
      )
      expect(await asked[0]!.json()).to.deep.equal(body)
    })
  }

  it('a setting that cannot be stored goes back, says so and can be tried again [7.6]', async () => {
    mergeDisplaySettings({ numberLocale: 'en-gb' })
    const asked = serverAnswers(() => new Response(null, { status: asked.length === 1 ? 500 : 204 }))
    $users.set({ loading: false, myself: sampleUser })
    emit('change-number-format', { locale: 'sv-SE' })
    await waitUntil(() => $notices.get().length > 0)
    expect($displaySettings.get().numberLocale).to.equal('en-gb')
    expect($notices.get()[0]!.text).to.equal(
      'The number format could not be saved, so it is back to what it was.',
    )
    $notices.get()[0]!.action!.run()
    expect($notices.get()).to.deep.equal([])
    await waitUntil(() => asked.length === 2)
    expect($displaySettings.get().numberLocale).to.equal('sv-SE')
  })

  it('track-action and the four kinds of track-analytics are recorded in the name of their mini-app [4.86, 4.87]', () => {
    setConfig(
      parseRuntimeConfig('{"authority":"https://id.example","clientId":"os","analytics":{"url":"/collect"}}'),
    )
    sessionStarted('somebody')
    $users.set({ loading: false, myself: sampleUser })
    setConsent('granted')
    const tracked: Tracked[] = []
    sendTrackedTo((each) => tracked.push(each))
    emit('track-action', { action: 'saved', data: { count: 2 } })
    for (const kind of ['action', 'identify', 'page', 'reset'] as const)
      emit('track-analytics', { kind, name: 'given' })
    stopTracking()
    setConsent('unasked')
    sessionEnded('NotSet')
    expect(tracked).to.deep.equal([
      { kind: 'action', name: 'saved', app: 'effects', data: { count: 2 } },
      ...['action', 'identify', 'page', 'reset'].map((kind) => ({ kind, name: 'given', app: 'effects' })),
    ])
  })

  it('logout signs out, once [4.92]', async () => {
    const provider = { issuer: 'https://id.example', revocation_endpoint: 'https://id.example/revoke' }
    const asked = serverAnswers(({ url }) => Response.json(url.includes('.well-known') ? provider : {}))
    const person = { access_token: 'a', token_type: 'Bearer', profile: { sub: 'somebody' } }
    localStorage.setItem(userKey(provider.issuer, 'os'), JSON.stringify(person))
    keep(person)
    for (let count = 0; count < 100; count++) emit('logout')
    await waitUntil(() => $session.get().state === 'signed-out', 'nobody was signed out')
    await aTimeout(4 * STORAGE_ARRIVES_MS) // a second one would wait its turn
    const discovery = '/.well-known/openid-configuration' // once: whether the provider is there, and where it revokes
    expect(asked.map(({ url }) => new URL(url).pathname).toSorted()).to.deep.equal([discovery, '/revoke'])
  })

  it('logout asks first where something typed has not reached the server: on this page, or in a draft', async () => {
    if (!customElements.get('os-question')) customElements.define('os-question', OsQuestion)
    const question = document.body.appendChild(new OsQuestion())
    await question.updateComplete
    const dialog = question.renderRoot.querySelector('dialog')!
    keep({ access_token: 'a', profile: { sub: 'somebody' } })
    $users.setKey('myself', sampleUser)
    const stays = async () => {
      emit('logout')
      await waitUntil(() => dialog.open, 'the question')
      dialog.close('stay')
      await aTimeout(20)
      expect($session.get().state).to.equal('signed-in')
    }
    setDirty(true)
    await stays()
    setDirty(false)
    sessionStorage.setItem(`os-draft:${sampleUser.id}:scorecards:b1:answer`, 'typed')
    await stays()
    sessionStorage.clear()
    question.remove()
    letGo()
    sessionEnded('NotSet')
  })
})
