import { expect } from '@open-wc/testing'
import { configure } from '../../test/browser/configure.ts'
import { fillStorage } from '../../test/browser/fill-storage.ts'
import { expectErrors } from '../../test/browser/strict.ts'
import { waitUntil } from '../../test/browser/wait-until.ts'
import { NEWER_DOCUMENT_LIMIT_MS } from '../config/limits.ts'
import { Managers } from './managers.ts'
import { forceRenewal, renewSession } from './renew-session.ts'
import { parseUser, userKey } from './stored-user.ts'
import type { StoredUser } from './stored-user.ts'

const authority = `${location.origin}/test-api/told/renewing`

/** What the provider answers at each address; nothing at the others. */
const provider = (answers: object) => fetch(authority, { method: 'PUT', body: JSON.stringify(answers) })

const asked = async () => (await (await fetch(`${authority}/asked`)).json()) as string[]
const hasAsked = (path: string) =>
  waitUntil(async () => (await asked()).some((each) => each.startsWith(path)), `${path} was not asked`)

function store(tokens: object, of = authority): StoredUser {
  const text = JSON.stringify({
    access_token: 'access',
    token_type: 'Bearer',
    profile: { sub: 'p1' },
    ...tokens,
  })
  localStorage.setItem(userKey(of, 'portal'), text)
  return parseUser(text)!
}

describe('a renewal', () => {
  beforeEach(() => configure({}, { authority }))
  afterEach(() => localStorage.clear())

  it('by frame keeps the session where the provider is in trouble before anything of it is known', async () => {
    expectErrors(/The discovery document could not be fetched/)
    await provider({ '.well-known': { status: 500 } })
    expect(await renewSession(new Managers().of(), store({}), 'frame')).to.include({ kind: 'kept' })
  })

  for (const status of [429, 500, 502, 503]) {
    it(`keeps a session that ran out while the provider answers ${status}: its refresh token may be good for days`, async () => {
      expectErrors(/OidcService code request/)
      await provider({
        '.well-known': { body: { issuer: authority, token_endpoint: `${authority}/token` } },
        token: { status },
      })
      const renewal = await renewSession(
        new Managers().of(),
        store({ refresh_token: 'refresh', expires_at: 1 }),
      )
      expect(renewal.kind === 'kept' && renewal.message).to.equal('keptTrouble')
    })
  }

  it('that another tab has just asked for in vain is not asked for again', async () => {
    expectErrors(/OidcService code request/)
    await provider({
      '.well-known': { body: { issuer: authority, token_endpoint: `${authority}/token` } },
      token: { status: 503, delayMs: 100 },
    })
    const before = store({ refresh_token: 'refresh' })
    const renewals = await Promise.all([1, 2, 3].map(() => renewSession(new Managers().of(), before)))
    expect(renewals.map(({ kind }) => kind)).to.deep.equal(['kept', 'kept', 'kept'])
    expect((await asked()).filter((path) => path === 'token')).to.have.length(1)
    await provider({ token: { body: { access_token: 'new', expires_in: 600 } } })
    expect(await renewSession(new Managers().of(), before), 'a person asks').to.include({ kind: 'renewed' })
    expect(localStorage.getItem('os.auth.renewal-pause')).to.equal(null)
  })

  it('by frame keeps the session where storage is full to the brim', async () => {
    expectErrors(/QuotaExceededError/)
    const document = { issuer: authority, authorization_endpoint: `${authority}/authorize` }
    await provider({ '.well-known': { body: document } })
    const before = store({})
    fillStorage(localStorage)
    expect(await renewSession(new Managers().of(), before, 'frame')).to.include({ kind: 'kept' })
  })

  for (const [left, token] of [
    [-1, 'new'],
    [600, 'of another tab'],
  ] as const) {
    it(`takes what another tab brought only where that still lives: ${left} s left`, async () => {
      await provider({
        '.well-known': { body: { issuer: authority, token_endpoint: `${authority}/token` } },
        token: { body: { access_token: 'new', expires_in: 600 } },
      })
      const before = store({ refresh_token: 'refresh' })
      store({
        refresh_token: 'refresh',
        access_token: 'of another tab',
        expires_at: Math.floor(Date.now() / 1000) + left,
      })
      const renewal = await renewSession(new Managers().of(), before)
      expect(renewal.kind === 'renewed' && renewal.user.access_token).to.equal(token)
    })
  }

  it('is refused where the token endpoint is gone', async () => {
    expectErrors(/OidcService code request/)
    const document = { issuer: authority, token_endpoint: `${authority}/token` }
    await provider({ '.well-known': { body: document } })
    expect(await renewSession(new Managers().of(), store({ refresh_token: 'refresh' }))).to.include({
      kind: 'failed',
    })
  })

  for (const [what, answer] of [
    ['refuses', { status: 400, body: { error: 'invalid_grant' } }],
    ['brings', { body: { access_token: 'late', refresh_token: 'late' } }],
  ] as const) {
    it(`leaves a sign-in alone that happened meanwhile, whatever it ${what}`, async () => {
      await provider({
        '.well-known': { body: { issuer: authority, token_endpoint: `${authority}/token` } },
        token: { ...answer, delayMs: 300 },
      })
      const manager = new Managers().of()
      const over = renewSession(manager, store({ refresh_token: 'refresh' }))
      await hasAsked('token')
      store({ access_token: 'of a sign-in', profile: { sub: 'p2' } })
      const renewal = await over
      expect(renewal.kind === 'renewed' && renewal.user.profile.sub).to.equal('p2')
      expect(manager.stored()?.access_token).to.equal('of a sign-in')
    })
  }

  for (const slow of ['.well-known', 'token']) {
    it(`that somebody signs out of leaves nothing in storage, and no good token at the provider: while it waits for ${slow}`, async () => {
      const document = {
        issuer: authority,
        token_endpoint: `${authority}/token`,
        revocation_endpoint: `${authority}/revoke`,
      }
      const answers = {
        '.well-known': { body: document },
        token: { body: { access_token: 'new', refresh_token: 'late' } },
        revoke: {},
      }
      await provider({ ...answers, [slow]: { ...answers[slow as 'token'], delayMs: 300 } })
      const over = renewSession(new Managers().of(), store({ refresh_token: 'refresh' }))
      await hasAsked(slow)
      localStorage.clear()
      expect(await over).to.deep.equal({ kind: 'gone' })
      await hasAsked('revoke')
      expect(await asked()).to.deep.equal(['.well-known/openid-configuration', 'token', 'revoke'])
      expect(Object.keys(localStorage)).to.deep.equal([])
    })
  }
})

/** Hardly any time passes: what waits goes on by then, and how long it would have waited is noted. */
function noWaiting(longestMs = 0): { waits: number[]; end(): void } {
  const { setTimeout: real } = globalThis
  const waits: number[] = []
  globalThis.setTimeout = ((run: () => void, millis = 0) => {
    waits.push(millis)
    return real(run, Math.min(millis, longestMs))
  }) as typeof real
  return { waits, end: () => void (globalThis.setTimeout = real) }
}

describe('a forced renewal that is never answered', () => {
  afterEach(() => localStorage.clear())

  it('is tried three times more, after one second, two and three [8.22, 9.28, 9.29]', async () => {
    expectErrors(/OidcService code request http.*renewing - .*did not answer within 20000 ms/)
    configure({}, { authority })
    localStorage.setItem(
      `os.auth.well-known:${authority}`,
      JSON.stringify({ issuer: authority, token_endpoint: `${location.origin}/test-api/hang` }),
    )
    const before = store({ refresh_token: 'refresh' })
    const { waits, end } = noWaiting()
    const renewal = await forceRenewal(new Managers().of(), before).finally(end)
    expect(renewal).to.include({ kind: 'kept', timedOut: true })
    expect(waits.filter((millis) => millis >= 1000 && millis < NEWER_DOCUMENT_LIMIT_MS)).to.deep.equal([
      1000, 2000, 3000,
    ])
    expect(waits.filter((millis) => millis === 20_000)).to.have.length(4)
  })
})

describe('a renewal by frame that is never answered', () => {
  afterEach(() => localStorage.clear())

  it('waits 20 s for the frame, and not as long again for a newer discovery document [9.11, 9.30]', async () => {
    expectErrors(/IFrame timed out/)
    const hanging = `${location.origin}/test-api/hang`
    configure({}, { authority: hanging })
    localStorage.setItem(
      `os.auth.well-known:${hanging}`,
      JSON.stringify({ issuer: hanging, authorization_endpoint: `${hanging}/authorize` }),
    )
    const before = store({}, hanging)
    const { waits, end } = noWaiting()
    const renewal = await renewSession(new Managers().of(), before, 'frame').finally(end)
    expect(renewal).to.include({ kind: 'kept', timedOut: true })
    expect(waits.filter((millis) => millis >= 1000)).to.deep.equal([4000, 20_000])
  })

  it('sends to the sign-in who has nothing left, where the provider answers but not in frames', async () => {
    expectErrors(/IFrame timed out without a response\. A provider that denies frames/)
    configure({}, { authority })
    await provider({
      '.well-known': { body: { issuer: authority, authorization_endpoint: `${authority}/authorize` } },
      authorize: { body: 'a page' },
    })
    const before = store({ expires_at: 1 })
    const { end } = noWaiting(2000)
    const renewal = await renewSession(new Managers().of(), before, 'frame').finally(end)
    expect(renewal.kind === 'failed' && renewal.outcome.messages).to.deep.equal(['noFrames'])
  })

  it('ends the session where the refresh token has been refused, after an answer that was lost', async () => {
    expectErrors(/OidcService code request .* invalid_grant/)
    configure({}, { authority })
    const document = {
      issuer: authority,
      authorization_endpoint: `${authority}/authorize`,
      token_endpoint: `${authority}/token`,
    }
    await provider({
      '.well-known': { body: document },
      token: { status: 400, body: { error: 'invalid_grant' } },
      authorize: { body: 'a page' },
    })
    localStorage.setItem('os.auth.renewal-begun', '7')
    const before = store({ refresh_token: 'refresh', stored_at: 7 })
    const { end } = noWaiting(2000)
    const renewal = await renewSession(new Managers().of(), before).finally(end)
    expect(renewal).to.include({ kind: 'failed' })
    expect((await asked()).at(-1)).to.match(/^authorize/)
  })
})
