import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { createLocalJWKSet, decodeJwt, type JSONWebKeySet, jwtVerify } from 'jose'
import { openPortalDb } from '../open-portal-db.ts'
import { builtPortal } from '../http/portal-in-tests.ts'
import { DEMO_PASSWORD } from '../world/demo-accounts.ts'
import { seededFolder } from '../seeded-folder-in-tests.ts'
import { type RunningServer, startServer } from '../start-server.ts'
import { Visitor } from './visitor-in-tests.ts'

const PLANNER = 'planner@agency.example'

let server: RunningServer
let dataDir: string
let staticDir: string

const start = (environment: Record<string, string> = {}) =>
  startServer({ environment: { PORT: '0', DATA_DIR: dataDir, ...environment }, staticDir })

before(async () => {
  dataDir = await seededFolder()
  staticDir = await builtPortal()
  server = await start()
})

after(() => server.close())

const visitor = () => new Visitor(server.url)

async function signedIn(more?: Record<string, string>) {
  const person = visitor()
  const { callback, verifier } = await person.signIn(PLANNER, DEMO_PASSWORD, more)
  return { person, callback, tokens: await person.redeem(callback, verifier) }
}

const userInfo = (token: string) =>
  fetch(`${server.url}/idp/me`, { headers: { authorization: `Bearer ${token}` } })

it('signs a person in by code with PKCE and signs the id token with a published key', async () => {
  const { callback, tokens } = await signedIn()
  assert.equal(callback.searchParams.get('state'), 'a-state')
  assert.match(callback.searchParams.get('session_state') ?? '', /^[0-9a-f]{64}\.[\w-]+$/)
  const keys = (await (await fetch(`${server.url}/idp/jwks`)).json()) as JSONWebKeySet
  const { payload } = await jwtVerify(tokens.id_token, createLocalJWKSet(keys), {
    issuer: `${server.url}/idp`,
    audience: 'agency-os',
  })
  assert.equal(payload.nonce, 'a-nonce')
  assert.equal(typeof payload.auth_time, 'number')
  assert.ok(tokens.expires_in >= 600 && tokens.expires_in <= 900)
  assert.ok(keys.keys.every((key) => !('d' in key)))
})

it('puts name and email into the id token and the user info when asked to', async () => {
  const { tokens } = await signedIn({ scope: 'openid email profile' })
  const claims = decodeJwt(tokens.id_token)
  assert.equal(claims.email, PLANNER)
  assert.ok(claims.name)
  const info = (await (await userInfo(tokens.access_token)).json()) as Record<string, unknown>
  assert.equal(info.email, PLANNER)
  assert.equal(info.sub, claims.sub)
})

it('refuses the code without the right verifier', async () => {
  const person = visitor()
  const { callback } = await person.signIn(PLANNER, DEMO_PASSWORD)
  const code = callback.searchParams.get('code')!
  const response = await person.token({
    grant_type: 'authorization_code',
    code,
    code_verifier: 'x'.repeat(43),
    redirect_uri: `${server.url}/callback`,
  })
  assert.equal(response.status, 400)
  assert.equal(((await response.json()) as { error: string }).error, 'invalid_grant')
})

it('refuses a request without PKCE', async () => {
  const { parameters } = visitor().authorize()
  const { code_challenge: _a, code_challenge_method: _b, ...plain } = parameters
  const response = await visitor().fetch(`${server.url}/idp/auth?${new URLSearchParams(plain)}`)
  assert.equal(new URL(response.headers.get('location')!).searchParams.get('error'), 'invalid_request')
})

it('asks only once while the session lasts', async () => {
  const { person } = await signedIn()
  const { url, verifier } = person.authorize({ prompt: 'none', redirect_uri: `${server.url}/silent` })
  const { url: back } = await person.follow(await person.fetch(url), url)
  assert.equal(new URL(back).pathname, '/silent')
  assert.ok((await person.redeem(new URL(back), verifier)).access_token)
})

it('answers login_required to a silent request of a stranger', async () => {
  const person = visitor()
  const { url } = person.authorize({ prompt: 'none' })
  const { url: back } = await person.follow(await person.fetch(url), url)
  assert.equal(new URL(back).searchParams.get('error'), 'login_required')
})

it('gives a new refresh token each time, and ends everything when an old one comes back', async () => {
  const { person, tokens } = await signedIn()
  const first = await person.token({ grant_type: 'refresh_token', refresh_token: tokens.refresh_token })
  const renewed = (await first.json()) as typeof tokens
  assert.notEqual(renewed.refresh_token, tokens.refresh_token)
  assert.equal(decodeJwt(renewed.id_token).sub, decodeJwt(tokens.id_token).sub)
  assert.equal(
    (await person.token({ grant_type: 'refresh_token', refresh_token: tokens.refresh_token })).status,
    400,
  )
  assert.equal(
    (await person.token({ grant_type: 'refresh_token', refresh_token: renewed.refresh_token })).status,
    400,
  )
  assert.equal((await userInfo(renewed.access_token)).status, 401)
})

it('lets one of two simultaneous renewals pass at most', async () => {
  const { person, tokens } = await signedIn()
  const renew = () => person.token({ grant_type: 'refresh_token', refresh_token: tokens.refresh_token })
  const statuses = (await Promise.all([renew(), renew(), renew()])).map(({ status }) => status)
  assert.ok(statuses.filter((status) => status === 200).length <= 1, String(statuses))
  assert.ok(
    statuses.every((status) => status === 200 || status === 400),
    String(statuses),
  )
})

it('revokes tokens', async () => {
  const { person, tokens } = await signedIn()
  const response = await person.post('/token/revocation', {
    token: tokens.refresh_token,
    token_type_hint: 'refresh_token',
  })
  assert.equal(response.status, 200)
  assert.equal(
    (await person.token({ grant_type: 'refresh_token', refresh_token: tokens.refresh_token })).status,
    400,
  )
  assert.equal((await userInfo(tokens.access_token)).status, 401)
})

it('takes pushed authorisation requests', async () => {
  const person = visitor()
  const { parameters, verifier } = person.authorize()
  const pushed = await person.post('/request', parameters)
  assert.equal(pushed.status, 201)
  const { request_uri } = (await pushed.json()) as { request_uri: string }
  const { action } = await person.form(
    `${server.url}/idp/auth?${new URLSearchParams({ client_id: 'agency-os', request_uri })}`,
  )
  const { url } = await person.follow(
    await person.submit(action, { email: PLANNER, password: DEMO_PASSWORD }),
    action,
  )
  assert.ok((await person.redeem(new URL(url), verifier)).access_token)
})

it('signs out without another question when the portal shows the id token', async () => {
  const { person, tokens } = await signedIn()
  const end = `${server.url}/idp/session/end?${new URLSearchParams({ id_token_hint: tokens.id_token, post_logout_redirect_uri: `${server.url}/login` })}`
  const page = await (await person.fetch(end)).text()
  assert.match(page, /<script src="\/idp-assets\/submit\.js" defer>/)
  const xsrf = /name="xsrf" value="([^"]+)"/.exec(page)![1]!
  const response = await person.submit(`${server.url}/idp/session/end/confirm`, { xsrf, logout: 'yes' })
  assert.equal(response.headers.get('location'), `${server.url}/login`)
  assert.equal(person.cookies.has('_opbs'), false)
  assert.equal((await userInfo(tokens.access_token)).status, 401)
  const { url } = person.authorize({ prompt: 'none' })
  assert.match((await person.follow(await person.fetch(url), url)).url, /error=login_required/)
})

it('asks before signing out when nobody proves who wants it', async () => {
  const { person } = await signedIn()
  const page = await (await person.fetch(`${server.url}/idp/session/end`)).text()
  assert.match(page, /<h1>Sign out\?<\/h1>/)
  assert.doesNotMatch(page, /<script/)
})

it('returns at once when nobody is signed in', async () => {
  const { person, tokens } = await signedIn()
  person.cookies.clear()
  const end = `${server.url}/idp/session/end?${new URLSearchParams({ id_token_hint: tokens.id_token, post_logout_redirect_uri: `${server.url}/login`, state: 's' })}`
  assert.equal((await person.fetch(end)).headers.get('location'), `${server.url}/login?state=s`)
  const page = await (
    await visitor().follow(await visitor().fetch(`${server.url}/idp/session/end`), server.url)
  ).response.text()
  assert.match(page, /You are signed out/)
})

it('offers a frame for session checks that only clients may embed', async () => {
  const discovery = (await (
    await fetch(`${server.url}/idp/.well-known/openid-configuration`)
  ).json()) as Record<string, string>
  const response = await fetch(discovery.check_session_iframe!)
  assert.equal(response.status, 200)
  assert.match(
    response.headers.get('content-security-policy')!,
    /script-src 'self'.*frame-ancestors 'self'|frame-ancestors 'self'.*script-src 'self'/,
  )
  assert.match(await response.text(), /<script src="\/idp-assets\/check-session\.js">/)
})

it('keeps nothing in the database that could be used as a token', async () => {
  const { tokens } = await signedIn()
  await server.close()
  const db = await openPortalDb({ dataDir })
  const rows = JSON.stringify(await db.sql.selectFrom('idp_record').selectAll().execute())
  await db.close()
  server = await start({ PORT: new URL(server.url).port })
  for (const token of [tokens.access_token, tokens.refresh_token]) assert.ok(!rows.includes(token))
})

it('keeps sessions, tokens and keys over a restart', async () => {
  const { person, tokens } = await signedIn()
  const keys = await (await fetch(`${server.url}/idp/jwks`)).text()
  await server.close()
  server = await start({ PORT: new URL(server.url).port })
  assert.equal(await (await fetch(`${server.url}/idp/jwks`)).text(), keys)
  assert.equal((await userInfo(tokens.access_token)).status, 200)
  assert.equal(
    (await person.token({ grant_type: 'refresh_token', refresh_token: tokens.refresh_token })).status,
    200,
  )
  const { url } = person.authorize({ prompt: 'none' })
  assert.match((await person.follow(await person.fetch(url), url)).url, /[?&]code=/)
})

describe('the character U+0000, which the database cannot hold', () => {
  const parameters = [
    'client_id',
    'redirect_uri',
    'scope',
    'state',
    'nonce',
    'login_hint',
    'acr_values',
    'ui_locales',
    'account',
    'id_token_hint',
  ]

  it('is refused in each parameter of a sign-in', async () => {
    for (const name of parameters) {
      const response = await visitor().fetch(visitor().authorize({ [name]: 'a\0b' }).url)
      assert.equal(response.status, 400, name)
      assert.match(await response.text(), /The address must not hold the character U\+0000\./)
    }
  })

  it('is refused in each form', async () => {
    for (const path of ['/token', '/token/revocation', '/request', '/session/end/confirm']) {
      const response = await visitor().post(path, {
        client_id: 'a\0b',
        grant_type: 'refresh_token',
        token: 'a',
        refresh_token: 'a',
      })
      assert.equal(response.status, 400, path)
      assert.match(await response.text(), /invalid_request/, path)
    }
    const person = visitor()
    const { action } = await person.form(person.authorize().url)
    const response = await person.submit(action, { email: `${PLANNER}\0`, password: DEMO_PASSWORD })
    assert.equal(response.status, 400)
    assert.match(await response.text(), /The form must not hold the character U\+0000\./)
  })
})
