import { expect } from '@open-wc/testing'
import { caughtWarnings } from '../../test/browser/caught-warnings.ts'
import { configure } from '../../test/browser/configure.ts'
import { sampleContext } from '../../test/browser/sample-context.ts'
import { onUnauthorized, setTokenSource } from '../api/http.ts'
import { entryOf } from '../catalogue/entries.ts'
import type { MiniAppContext } from '../contract/mini-app.ts'
import { sessionEnded, sessionStarted } from '../stores/session.ts'
import { makePortal } from './make-portal.ts'

/** Another origin to the browser, and the server of the tests again. */
const ORIGIN = `http://127.0.0.1:${location.port}`
const PORTALS = 'portals-own-token'

interface Echo {
  method: string
  url: string
  headers: Record<string, string>
  body: string
}

let tokens: string

function begin(more = ''): void {
  tokens = `/test-api/app-tokens/${crypto.randomUUID()}`
  const reach = { name: 'reach', origin: ORIGIN, audience: 'reach' }
  const hello = {
    key: 'hello',
    title: 'Hello',
    script: 'https://apps.example/a.js',
    routes: ['hello'],
    apis: [reach],
  }
  const desk = {
    ...hello,
    key: 'desk',
    script: undefined,
    frame: 'https://apps.example/a.html',
    routes: ['desk'],
    apis: [{ ...reach, audience: 'desk-reach' }], // one audience belongs to one mini-app
  }
  const away = { ...reach, name: 'away', origin: 'http://127.0.0.1:9' }
  const apps = [{ ...hello, apis: [reach, away] }, desk]
  configure({ appTokens: tokens + more }, { miniApps: apps })
}

const portalOf = (key = 'hello', context: MiniAppContext = sampleContext) =>
  makePortal(
    entryOf(key)!,
    () => undefined,
    () => document.body,
    new AbortController().signal,
    context,
  )
const ask = (path: string, init?: RequestInit, key?: string, context?: MiniAppContext) =>
  portalOf(key, context).fetch(`/api/reach/test-api/back-end/${path}`, init)
const echo = async (answer: Promise<Response>) => (await (await answer).json()) as Echo
const asked = async () => (await (await fetch(tokens)).json()) as Record<string, string>[]
const failure = (answer: Promise<unknown>) =>
  answer.then(
    () => new Error('it did not fail'),
    (error: unknown) => error as Error,
  )

describe("a back end of a mini-app's author", () => {
  let signedOut = 0
  let stop: () => void
  before(() => (stop = onUnauthorized(() => signedOut++)))
  after(() => stop())
  beforeEach(() => {
    signedOut = 0
    setTokenSource(() => PORTALS)
    document.cookie = 'XSRF-TOKEN=double; path=/'
    begin()
    sessionStarted('ada')
  })
  afterEach(() => {
    sessionEnded('NotSet')
    setTokenSource(() => null)
    document.cookie = 'XSRF-TOKEN=; path=/; max-age=0'
  })

  for (const key of ['hello', 'desk'])
    it(`is asked by ${key} as any API, with a token that was made for it`, async () => {
      const sent = await echo(
        ask('echo/a%20b?c=1', { method: 'PUT', body: 'text', headers: { Authorization: 'own' } }, key),
      )
      expect([sent.method, sent.url, sent.body]).to.deep.equal([
        'PUT',
        '/test-api/back-end/echo/a%20b?c=1',
        'text',
      ])
      expect(sent.headers['authorization']).to.equal('Bearer token-1')
      expect(sent.headers).not.to.have.any.keys('cookie', 'x-xsrf-token')
      expect(JSON.stringify(sent)).not.to.contain(PORTALS)
      const { tenant, workspace } = sampleContext
      expect(await asked()).to.deep.equal([
        { app: key, api: 'reach', tenant: tenant.code, brand: workspace?.id, by: `Bearer ${PORTALS}` },
      ])
    })

  it('keeps the token for the person, app and brand, and forgets it with the session', async () => {
    await Promise.all([ask('echo'), ask('echo')])
    await ask('echo')
    expect(await asked()).to.have.length(1)
    await ask('echo', {}, 'desk')
    const brand = { ...sampleContext.workspace!, id: 'another' }
    expect(
      (await echo(ask('echo', {}, 'hello', { ...sampleContext, workspace: brand }))).headers['authorization'],
    ).to.equal('Bearer token-3')
    sessionEnded('NotSet')
    sessionStarted('ada')
    expect((await echo(ask('echo'))).headers['authorization']).to.equal('Bearer token-4')
  })

  it('that refuses a token is asked once more with a new one', async () => {
    expect((await echo(ask('first-refused'))).headers['authorization']).to.equal('Bearer token-2')
  })

  it('that goes on refusing signs nobody out, and the console says what to compare', async () => {
    const warnings = caughtWarnings()
    expect((await ask('refused')).status).to.equal(401)
    expect([signedOut, (await asked()).length]).to.deep.equal([0, 2])
    expect(warnings.join()).to.contain(
      'The back end reach of mini-app hello refused a new token for "reach" (401)',
    )
  })

  it('leads no token elsewhere: redirects are not followed, and an address stays at its origin', async () => {
    const led = await failure(ask('redirect/echo'))
    expect(led.message).to.equal(
      'The back end reach of mini-app hello answered with a redirect, which is not followed: its token would go along',
    )
    const outside = await failure(portalOf().fetch('/api/reach//elsewhere.example/x'))
    expect(String(outside), 'asked at the back end itself').not.to.contain('violat')
    expect(await asked()).to.have.length(1)
  })

  it('gets nothing where the portal gives no token, and the reason is told', async () => {
    begin('/403')
    const refused = await failure(ask('echo'))
    expect(refused.message).to.equal(`POST ${tokens}/403 answered 403: No permission.`)
    expect(await asked(), 'asked anew by the next call').to.have.length(1)
    await failure(ask('echo'))
    expect(await asked()).to.have.length(2)
  })

  it('that is away is told as such', async () => {
    const away = await failure(portalOf().fetch('/api/away/x'))
    expect(away.message).to.equal(
      `The back end away of mini-app hello gave no answer: http://127.0.0.1:9 is away, or does not let pages of ${location.origin} ask it (CORS)`,
    )
    expect(signedOut).to.equal(0)
  })
})
