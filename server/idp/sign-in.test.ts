import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { openPortalDb } from '../open-portal-db.ts'
import { builtPortal } from '../http/portal-in-tests.ts'
import { DEMO_PASSWORD } from '../world/demo-accounts.ts'
import { seededFolder } from '../seeded-folder-in-tests.ts'
import { type RunningServer, startServer } from '../start-server.ts'
import { Visitor } from './visitor-in-tests.ts'

const PLANNER = 'planner@agency.example'

let server: RunningServer

before(async () => {
  server = await startServer({
    environment: { RATE_PER_ADDRESS: '0', PORT: '0', DATA_DIR: await seededFolder() },
    staticDir: await builtPortal(),
  })
})

after(() => server.close())

const visitor = () => new Visitor(server.url)

it('does not tell whether the email or the password was wrong', async () => {
  const pages = []
  for (const [email, password] of [
    [PLANNER, 'wrong'],
    ['nobody@agency.example', DEMO_PASSWORD],
  ] as const) {
    const person = visitor()
    const { action } = await person.form(person.authorize().url)
    const response = await person.guess(action, { email, password })
    assert.equal(response.status, 200)
    const page = await response.text()
    assert.match(page, /role="alert">The email or the password is incorrect\./)
    pages.push(
      page
        .split('<aside')[0]!
        .replaceAll(email, 'E')
        .replace(/interaction\/[\w-]+/g, 'I'),
    )
  }
  assert.equal(pages[0], pages[1])
})

it('answers a wrong password with a redirect, so that reload and Back send none again', async () => {
  const person = visitor()
  const { action } = await person.form(person.authorize().url)
  const answer = await person.submit(action, { email: 'nobody@agency.example', password: 'wrong' })
  assert.deepEqual([answer.status, answer.headers.get('location')], [303, new URL(action).pathname])
  for (const reload of [1, 2]) {
    const page = await (await person.fetch(action)).text()
    assert.match(page, /role="alert">The email or the password is incorrect\./, `load ${reload}`)
    assert.match(page, /value="nobody@agency\.example"/)
  }
  const chosen = await (await person.fetch(`${action}?email=${PLANNER}`)).text()
  assert.match(chosen, /value="planner@agency\.example"/)
  assert.doesNotMatch(chosen, /role="alert"/)
  const { url } = await person.follow(
    await person.submit(action, { email: PLANNER, password: DEMO_PASSWORD }),
    action,
  )
  assert.ok(new URL(url).searchParams.get('code'))
})

it('leads on who comes back to its form, and sends it again, after having signed in', async () => {
  const person = visitor()
  const { action } = await person.form(person.authorize().url)
  await person.follow(await person.submit(action, { email: PLANNER, password: DEMO_PASSWORD }), action)
  for (const again of [
    await person.fetch(action),
    await person.submit(action, { email: PLANNER, password: 'x' }),
  ]) {
    assert.deepEqual([again.status, again.headers.get('location')], [303, '/'])
  }
  assert.equal((await visitor().fetch(action)).status, 400)
})

it('takes the email in capitals and with blanks around', async () => {
  const person = visitor()
  const { callback, verifier } = await person.signIn(` ${PLANNER.toUpperCase()} `, DEMO_PASSWORD)
  assert.ok((await person.redeem(callback, verifier)).access_token)
})

it('makes who fails often wait, in clear words, even with the right password', async () => {
  const email = 'no-workspaces@agency.example'
  const person = visitor()
  const { action } = await person.form(person.authorize().url)
  for (let attempt = 0; attempt < 5; attempt++)
    assert.equal((await person.guess(action, { email, password: 'guess' })).status, 200)
  const response = await person.submit(action, { email, password: DEMO_PASSWORD })
  assert.equal(response.status, 429)
  assert.match(await response.text(), /Too many failed attempts\. Wait 5 minutes and try again\./)
  const { callback } = await visitor().signIn(PLANNER, DEMO_PASSWORD)
  assert.ok(callback.searchParams.get('code'), 'others are not held up')
})

it('lets nobody wait the longer for asking again meanwhile', async (test) => {
  test.mock.timers.enable({ apis: ['Date'], now: Date.now() })
  const email = 'other-agency@agency.example'
  const person = visitor()
  const { action } = await person.form(person.authorize().url)
  const ask = async (times: number) => {
    const statuses = new Set<number>()
    for (let time = 0; time < times; time++)
      statuses.add((await person.guess(action, { email, password: 'guess' })).status)
    return [...statuses]
  }
  assert.deepEqual(await ask(5), [200])
  test.mock.timers.tick(4 * 60_000)
  assert.deepEqual(await ask(6), [429])
  test.mock.timers.tick(61_000)
  assert.deepEqual(await ask(1), [200])
})

it('lets no more guesses pass that come at once, and as many as it should', async () => {
  const person = visitor()
  const { action } = await person.form(person.authorize().url)
  const guess = async () =>
    (await person.guess(action, { email: 'anybody@agency.example', password: 'guess' })).status
  const atOnce = await Promise.all(Array.from({ length: 20 }, guess))
  const passed = atOnce.filter((status) => status === 200)
  assert.ok(passed.length <= 5)
  assert.ok(
    atOnce.every((status) => status === 200 || status === 429),
    String(atOnce),
  )
  const later = []
  for (let attempt = passed.length; attempt < 6; attempt++) later.push(await guess())
  assert.deepEqual([...passed, ...later], [200, 200, 200, 200, 200, 429])
})

it('takes a form that breaks off, or is too large, for no failure of its own', async (test) => {
  const log = test.mock.method(console, 'error', () => undefined)
  const person = visitor()
  const { action } = await person.form(person.authorize().url)
  const leaving = new AbortController()
  const half = new ReadableStream({ start: (controller) => controller.enqueue(Buffer.from('email=')) })
  const sending = { method: 'POST', body: half, signal: leaving.signal, duplex: 'half' }
  const sent = person.fetch(action, sending)
  await wait(200)
  leaving.abort()
  await assert.rejects(sent)
  const large = await person.submit(action, { email: 'x'.repeat(8192), password: 'x' })
  assert.equal(large.status, 413)
  assert.match(await large.text(), /invalid_request: This is too large: at most 8 kB can be sent at once\./)
  await wait(200)
  assert.deepEqual(
    log.mock.calls.map((call) => call.arguments),
    [],
  )
})

it('shows typed text as text', async () => {
  const person = visitor()
  const { action } = await person.form(person.authorize().url)
  const page = await (
    await person.guess(action, { email: '"><script>alert(1)</script>', password: 'x' })
  ).text()
  assert.match(page, /value="&quot;&gt;&lt;script&gt;alert\(1\)/)
})

it('fills in the email from the hint of the address', async () => {
  const cases: Record<string, string>[] = [{ account: 'admin' }, { kc_idp_hint: 'admin@agency.example' }]
  for (const hint of cases) {
    const { page } = await visitor().form(visitor().authorize(hint).url)
    assert.match(page, /name="email" type="email" value="admin@agency\.example"/)
  }
  assert.match(
    (await visitor().form(visitor().authorize({ account: 'google' }).url)).page,
    /name="email" type="email" value=""/,
  )
})

it('offers no demo accounts where the sample world is left out', async () => {
  const DATA_DIR = await seededFolder()
  const db = await openPortalDb({ dataDir: DATA_DIR })
  await db.sql.deleteFrom('seed_marker').execute() // agencies and people are the database's own then
  await db.close()
  const own = await startServer({
    environment: { PORT: '0', DATA_DIR, SAMPLE_WORLD: 'no' },
    staticDir: server.settings.staticDir,
  })
  const person = new Visitor(own.url)
  const { page } = await person.form(person.authorize({ account: 'admin' }).url)
  await own.close()
  assert.match(page, /name="email" type="email" value=""/)
  assert.doesNotMatch(page, /demo|agency\.example/i)
})

it('goes back to the portal with access_denied when the person cancels', async () => {
  const person = visitor()
  const { action } = await person.form(person.authorize().url)
  const { url } = await person.follow(await person.submit(action, { cancel: 'yes' }), action)
  assert.equal(new URL(url).searchParams.get('error'), 'access_denied')
})

it('explains errors in plain words and keeps the protocol for support', async () => {
  const response = await visitor().fetch(`${server.url}/idp/auth?client_id=nobody&response_type=code`)
  assert.equal(response.status, 400)
  const page = await response.text()
  assert.match(page, /<h1>Unknown application<\/h1>/)
  assert.match(page, /invalid_client/)
  const foreign = visitor().authorize({ redirect_uri: 'https://evil.example/callback' })
  assert.match(await (await visitor().fetch(foreign.url)).text(), /Sign-in was stopped/)
  assert.match(
    await (await visitor().fetch(`${server.url}/idp/interaction/none`)).text(),
    /This sign-in has expired/,
  )
})

it('has no page that allows scripts of others, inline code or framing', async () => {
  const person = visitor()
  await person.signIn(PLANNER, DEMO_PASSWORD)
  const form = visitor().authorize().url
  const { response } = await visitor().form(form)
  const pages = [
    response,
    await person.fetch(`${server.url}/idp/session/end`),
    await visitor().fetch(`${server.url}/idp/auth`),
  ]
  for (const { headers, url } of pages) {
    const policy = headers.get('content-security-policy')!
    assert.match(policy, /default-src 'none'/, url)
    assert.match(policy, /frame-ancestors 'none'/, url)
    assert.match(policy, /require-trusted-types-for 'script'; trusted-types 'none'/, url)
    assert.match(policy, new RegExp(`form-action 'self' ${server.url}`), url)
    assert.doesNotMatch(policy, /unsafe|sha256/, url)
  }
})

it('shows its pages in the look of the tenant', async () => {
  const person = visitor()
  person.cookies.set('os_tenant', 'mindshare')
  const { page } = await person.form(person.authorize().url)
  assert.match(page, /href="\/themes\/mindshare\.css"/)
  assert.match(page, /<span class="brand-tenant">Mindshare<\/span>/)
  const style = await fetch(`${server.url}/idp-assets/idp.css`)
  assert.equal(style.headers.get('content-type'), 'text/css; charset=utf-8')
})
