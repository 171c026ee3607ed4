import { aTimeout, expect } from '@open-wc/testing'
import { parseRuntimeConfig, setConfig } from '../config/environment.ts'
import { $recording, analyticsCounts, track } from '../stores/analytics.ts'
import { $consent, setConsent } from '../stores/consent.ts'
import { $place } from '../stores/place.ts'
import { $notices, dismissNotice } from '../stores/notices.ts'
import { $ownCommands } from '../stores/own-commands.ts'
import { $permissions } from '../stores/permissions.ts'
import { sessionEnded, sessionStarted } from '../stores/session.ts'
import { $users, clearMyself } from '../stores/users.ts'
import { sampleAgency, sampleUser } from '../../test/browser/sample-context.ts'
import { analyticsRecords } from './analytics.ts'
import { consentIsAsked, consentIsKept } from './consent.ts'
import { loadAsset } from './load-asset.ts'
import { waitUntil } from '../../test/browser/wait-until.ts'

interface Batch {
  visit: string
  person?: string
  entries: { kind: string; name: string; app: string; at: string; data?: Record<string, unknown> }[]
}

let sent: { url: string; batch: Batch; init: RequestInit }[] = []
let answer = () => new Response(null, { status: 204 })
const entries = () => sent.flatMap(({ batch }) => batch.entries)
const plainFetch = window.fetch

const configure = (analytics?: object) =>
  setConfig(
    parseRuntimeConfig(JSON.stringify({ authority: 'https://id.example', clientId: 'os', analytics })),
  )

function signIn(person: string, permissions: readonly string[] = []): void {
  sessionStarted(person)
  $users.set({ loading: false, myself: { ...sampleUser, id: person } })
  $permissions.set({
    loading: false,
    agencies: [sampleAgency],
    agenciesLoaded: true,
    error: '',
    permissions: [{ account_id: sampleAgency.azId, permissions }],
  })
}

function signOut(): void {
  sessionEnded('NotSet')
  clearMyself()
  $permissions.set({ loading: false, agencies: [], agenciesLoaded: false, error: '' })
}

function visit(path: string): void {
  const { visit: before } = $place.get()
  $place.set({
    app: 'sample',
    page: '',
    visit: before + 1,
    route: { path, tail: '/', params: {}, query: { code: 'secret' }, basePath: path },
  })
}

/** Batches go every two seconds, and when the page is left. */
async function leavePage(): Promise<void> {
  await aTimeout(150)
  dispatchEvent(new Event('pagehide'))
  await aTimeout(0)
}

before(async () => {
  await loadAsset('/assets/analytics.js') // from now on it is there at once
  configure()
  window.fetch = async (input, init) => {
    sent.push({ url: input as string, batch: JSON.parse(init!.body as string) as Batch, init: init! })
    return answer()
  }
  consentIsKept()
  consentIsAsked()
  analyticsRecords()
})

after(() => {
  window.fetch = plainFetch
  document.cookie = 'os-consent=; Path=/; Max-Age=0'
})

beforeEach(() => {
  document.cookie = 'os-consent=; Path=/; Max-Age=0'
  signOut()
  sent = []
  answer = () => new Response(null, { status: 204 })
})

const question = () => $notices.get().find(({ text }) => text.startsWith('May this portal record'))

describe('analytics', () => {
  it('asks nothing and sends nothing while it is not configured', async () => {
    configure()
    signIn('p1')
    setConsent('granted')
    track({ kind: 'action', name: 'saved', app: 'sample' })
    await leavePage()
    expect(question()).to.equal(undefined)
    expect($ownCommands.get()).to.deep.equal([])
    expect($recording.get()).to.equal('off')
    expect(sent).to.deep.equal([])
  })

  it('asks once, and sends nothing before the answer', async () => {
    configure({ url: '/collect' })
    signIn('p2')
    expect(question()!.action!.label).to.equal('Allow')
    expect(question()!.otherAction!.label).to.equal('Do not allow')
    track({ kind: 'action', name: 'before consent', app: 'sample' })
    await leavePage()
    expect(sent).to.deep.equal([])
    dismissNotice(question()!.id)
    $users.set({ loading: true, myself: $users.get().myself! })
    expect(question()).to.equal(undefined)
  })

  it('sends nothing after a refusal, and does not ask the same person again', async () => {
    configure({ url: '/collect' })
    signIn('p3')
    question()!.otherAction!.run()
    expect(question()).to.equal(undefined)
    visit('/somewhere')
    track({ kind: 'action', name: 'refused', app: 'sample' })
    await leavePage()
    expect(sent).to.deep.equal([])
    signOut()
    signIn('p3')
    expect(question()).to.equal(undefined)
    signOut()
    signIn('p4')
    expect(question()).not.to.equal(undefined)
  })

  it('after consent sends who, which page and which action, to the configured address, without cookies', async () => {
    configure({ url: 'https://stats.example/collect' })
    signIn('p5')
    question()!.action!.run()
    await aTimeout(100)
    visit('/brands/b1/scorecards')
    visit('/brands/b1/scorecards')
    track({ kind: 'action', name: 'saved', app: 'scorecards', data: { count: 2 } })
    await leavePage()
    expect(sent.map(({ url }) => url)).to.deep.equal(['https://stats.example/collect'])
    const [{ batch, init }] = sent as [(typeof sent)[0]]
    expect(batch.person).to.equal('p5')
    expect(batch.entries.map(({ kind, name, app, data }) => ({ kind, name, app, data }))).to.deep.equal([
      { kind: 'identify', name: 'p5', app: '', data: undefined },
      { kind: 'page', name: 'sample', app: '', data: { path: '/brands/b1/scorecards' } },
      { kind: 'action', name: 'saved', app: 'scorecards', data: { count: 2 } },
    ])
    expect(init).to.include({
      method: 'POST',
      keepalive: true,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    })
    expect(JSON.stringify(sent)).not.to.contain(sampleUser.email)
  })

  it('remembers consent over a sign-out, which clears local storage', async () => {
    configure({ url: '/collect' })
    signIn('p6')
    question()!.action!.run()
    signOut()
    localStorage.clear()
    sent = []
    signIn('p6')
    expect(question()).to.equal(undefined)
    track({ kind: 'action', name: 'back again', app: 'sample' })
    await leavePage()
    expect(entries().map(({ name }) => name)).to.include('back again')
  })

  it('signing out sends what waits, resets and ends it [4.74]', async () => {
    configure({ url: '/collect' })
    signIn('p7')
    question()!.action!.run()
    await aTimeout(100)
    track({ kind: 'action', name: 'last thing', app: 'sample' })
    signOut()
    expect(entries().map(({ kind }) => kind)).to.deep.equal(['identify', 'action', 'reset'])
    track({ kind: 'action', name: 'too late', app: 'sample' })
    await leavePage()
    expect(entries()).to.have.length(3)
    const first = sent[0]!.batch.visit
    signIn('p7')
    await leavePage()
    expect(sent.at(-1)!.batch.visit).not.to.equal(first)
  })

  it('a mind that is changed takes back what waits, and can be changed again', async () => {
    configure({ url: '/collect' })
    signIn('p8')
    question()!.action!.run()
    await aTimeout(100)
    track({ kind: 'action', name: 'taken back', app: 'sample' })
    expect($ownCommands.get().map(({ title }) => title)).to.deep.equal(['Stop recording what I use'])
    $ownCommands.get()[0]!.run()
    expect($consent.get()).to.equal('refused')
    await leavePage()
    expect(sent).to.deep.equal([])
    expect($ownCommands.get().map(({ title }) => title)).to.deep.equal(['Allow recording what I use'])
    $ownCommands.get()[0]!.run()
    await aTimeout(100)
    track({ kind: 'action', name: 'again', app: 'sample' })
    await leavePage()
    expect(entries().map(({ name }) => name)).to.deep.equal(['p8', 'again'])
  })

  it('a mind that is changed in one tab is changed in all', async () => {
    configure({ url: '/collect' })
    signIn('p15')
    question()!.action!.run()
    await aTimeout(100)
    track({ kind: 'action', name: 'taken back', app: 'sample' })
    document.cookie = 'os-consent=refused.p15; Path=/'
    const otherTab = new BroadcastChannel('os-consent')
    otherTab.postMessage('')
    await waitUntil(() => $consent.get() === 'refused')
    otherTab.close()
    await leavePage()
    expect(sent).to.deep.equal([])
  })

  it('leaves developers out when the setting says so, and records them otherwise [6.38]', async () => {
    configure({ url: '/collect', excludeDevelopers: true })
    signIn('p9', ['OsDevelopers'])
    expect(question()).to.equal(undefined)
    setConsent('granted')
    track({ kind: 'action', name: 'by a developer', app: 'sample' })
    await leavePage()
    expect(sent).to.deep.equal([])
    signOut()
    configure({ url: '/collect' })
    signIn('p10', ['OsDevelopers'])
    question()!.action!.run()
    track({ kind: 'action', name: 'by a developer', app: 'sample' })
    await leavePage()
    expect(entries().map(({ name }) => name)).to.include('by a developer')
  })

  it('holds what happens until it is known whether the person is a developer', async () => {
    configure({ url: '/collect', excludeDevelopers: true })
    document.cookie = 'os-consent=granted.p11; Path=/'
    sessionStarted('p11')
    $users.set({ loading: false, myself: { ...sampleUser, id: 'p11' } })
    expect($recording.get()).to.equal('held')
    $permissions.setKey('permissions', [{ account_id: sampleAgency.azId, permissions: ['OsDevelopers'] }])
    expect($recording.get(), 'the agency is not known yet').to.equal('held')
    track({ kind: 'action', name: 'held', app: 'sample' })
    await leavePage()
    expect(sent).to.deep.equal([])
    signIn('p11')
    await leavePage()
    expect(entries().map(({ name }) => name)).to.include('held')
  })

  it('counts what could not be sent and says nothing about it', async () => {
    configure({ url: '/collect' })
    signIn('p12')
    question()!.action!.run()
    const { failed } = analyticsCounts
    answer = () => {
      throw new TypeError('blocked')
    }
    track({ kind: 'action', name: 'unlucky', app: 'sample' })
    await leavePage()
    await waitUntil(() => analyticsCounts.failed > failed)
    answer = () => new Response(null, { status: 503 })
    const before = analyticsCounts.failed
    track({ kind: 'action', name: 'refused by the collector', app: 'sample' })
    await leavePage()
    expect(analyticsCounts.failed).to.equal(before + 1)
  })
})
