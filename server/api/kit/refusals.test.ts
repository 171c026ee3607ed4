import assert from 'node:assert/strict'
import { it } from 'node:test'
import { Hono } from 'hono'
import { onOneDatabase } from '../../db/on-each-database-in-tests.ts'
import { IdentityProviderUnavailable } from '../../idp/identity-provider-unavailable.ts'
import { answerError } from './answer-error.ts'
import { callerOf, problemOf } from './caller-in-tests.ts'
import { createApi } from '../../create-api.ts'
import type { Problem } from '../../../shell/contract/problem.ts'
import { Rates } from './rates.ts'
import { readText } from './read-text.ts'
import { Refusal } from './refusal.ts'
import { refusal } from './refusing.ts'

const ME = '/user-details/users/me'
const SETTINGS = '/user-details/users/planner@agency.example/display_settings'

onOneDatabase((database) => {
  const call = callerOf(database)
  const patch = (options: object) =>
    call('planner', SETTINGS, { method: 'PATCH', json: { language: 'en-US' }, ...options })

  it('asks for an access token', async () => {
    for (const authorization of ['', 'Basic cGxhbm5lcjp4', 'Bearer', 'Bearer two words']) {
      const refused = await call('planner', ME, { headers: { authorization } })
      problemOf(refused, 401)
      assert.equal(refused.headers.get('www-authenticate'), 'Bearer realm="agency-os"')
    }
  })

  it('says that a token is not valid any more', async () => {
    const refused = await call('expired', ME)
    problemOf(refused, 401)
    assert.match(refused.headers.get('www-authenticate') ?? '', /error="invalid_token"/)
  })

  it('refuses somebody who has signed in and has no account here', async () => {
    assert.match(
      problemOf(await call('stranger', ME), 403).detail ?? '',
      /no account for stranger@agency\.example/,
    )
  })

  it('asks for the token before it tells what exists', async () => {
    problemOf(await call('expired', '/nowhere'), 401)
    problemOf(await call('planner', '/nowhere'), 404)
  })

  it('refuses a change whose header does not repeat the XSRF cookie', async () => {
    const without: Record<string, string>[] = [
      { cookie: '' },
      { 'x-xsrf-token': '' },
      { cookie: '', 'x-xsrf-token': '' },
      { 'x-xsrf-token': 'other' },
      { cookie: 'XSRF-TOKEN=', 'x-xsrf-token': '' },
    ]
    for (const headers of without) problemOf(await patch({ headers }), 403)
    assert.equal((await patch({})).status, 200)
  })

  it('takes JSON only', async () => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    problemOf(await patch({ json: undefined, body: 'language=de', headers: form }), 415)
    problemOf(await patch({ json: undefined, body: '{}', headers: { 'content-type': 'text/plain' } }), 415)
    problemOf(await patch({ json: undefined }), 415)
  })

  it('refuses malformed JSON', async () => {
    for (const body of ['', '{', '{"language":"de"', 'undefined']) {
      problemOf(await patch({ json: undefined, body, headers: { 'content-type': 'application/json' } }), 400)
    }
  })

  it('refuses more than 256 kB, announced or not', async () => {
    const headers = { 'content-type': 'application/json' }
    for (const kilobytes of [256, 4096]) {
      const big = JSON.stringify({ language: 'x'.repeat(kilobytes * 1024) })
      problemOf(await patch({ json: undefined, headers, body: big }), 413)
      problemOf(await patch({ json: undefined, headers, body: new Blob([big]).stream() }), 413)
    }
    assert.equal(
      (await patch({ json: undefined, headers, body: `${' '.repeat(200 * 1024)}{"language":"en-US"}` }))
        .status,
      200,
    )
    assert.equal(
      (await patch({ json: undefined, headers, body: new Blob(['{"language"', ':"en-US"}']).stream() }))
        .status,
      200,
    )
  })

  it('finds nothing at addresses that cannot be read', async () => {
    problemOf(await call('planner', '/scorecards/brands/%E0%A4%A/scorecards'), 404)
    problemOf(await call('planner', '/user-details/users/me', { method: 'DELETE' }), 404)
    problemOf(await call('planner', '//user-details/users/me'), 404)
  })

  it('refuses the character U+0000, which the database cannot hold', async () => {
    problemOf(await call('planner', '/scorecards/brands/a%00b/scorecards'), 400)
    for (const text of ['{"language":"a\\u0000"}', '{"a\\u0000":"en-US"}']) {
      const { detail } = problemOf(
        await patch({ json: undefined, body: text, headers: { 'content-type': 'application/json' } }),
        400,
      )
      assert.equal(detail, 'The body must not hold the character U+0000.')
    }
  })

  it('keeps answers and refusals out of caches that several people share', async () => {
    for (const [who, path, kept] of [
      ['planner', ME, 'private, no-cache'],
      ['planner', '/user-details/users/me/sessions', 'no-store'],
      ['expired', ME, 'no-store'],
      ['planner', '/nowhere', 'no-store'],
    ] as const) {
      assert.equal((await call(who, path)).headers.get('cache-control'), kept)
    }
  })

  it('takes as much at once and as often as the configuration says', async () => {
    const limited = createApi({
      db: database(),
      verifyToken: async (token) => (token === 'nobody' ? null : { email: `${token}@agency.example` }),
      permissionPrefix: '',
      permissionAccountsRoot: '',
      bodyBytes: 1024,
      rates: new Rates({ perPerson: 3, perAddress: 2 }),
    })
    const ask = async (who: string, path: string, body?: string) => {
      const xsrf = { cookie: 'XSRF-TOKEN=double', 'x-xsrf-token': 'double' }
      const headers = { authorization: `Bearer ${who}`, 'content-type': 'application/json', ...xsrf }
      const response = await limited.request(`/api${path}`, { method: body ? 'PATCH' : 'GET', headers, body })
      return `${response.status} ${((await response.json()) as Problem).detail ?? ''}`.trim()
    }
    const tooLarge = JSON.stringify({ language: 'x'.repeat(1024) })
    assert.equal(
      await ask('planner', SETTINGS, tooLarge),
      '413 This is too large: at most 1 kB can be sent at once.',
    )
    assert.deepEqual([await ask('planner', ME), await ask('planner', ME)], ['200', '200'])
    const tooOften = /^429 Too many requests in a short time\. Try again in \d+ seconds\.$/
    assert.match(await ask('planner', ME), tooOften)
    assert.equal(await ask('admin', ME), '200', 'who is somebody else')
    for (const refused of [await ask('nobody', ME), await ask('nobody', ME)]) assert.match(refused, /^401/)
    assert.match(await ask('nobody', ME), tooOften)
  })

  it('tells nothing of what went wrong inside, but logs it', async (test) => {
    const log = test.mock.method(console, 'error', () => undefined)
    const failing = createApi({
      db: database(),
      verifyToken: () => Promise.reject(new Error('secret inside')),
      permissionPrefix: '',
      permissionAccountsRoot: '',
    })
    const response = await failing.request(`/api${ME}`, { headers: { authorization: 'Bearer planner' } })
    const text = await response.text()
    assert.equal(response.status, 500)
    assert.equal(response.headers.get('content-type'), 'application/problem+json')
    assert.ok(!text.includes('secret'))
    assert.match(
      String(log.mock.calls[0]?.arguments[0]),
      /GET \/api\/user-details\/users\/me failed\.\nError: secret inside/,
    )
  })
})

it('says of a body that breaks off that it did', async () => {
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.error(new Error('aborted')),
  })
  await assert.rejects(readText(body), (error) => error instanceof Refusal && error.problem.status === 400)
})

it('says that the database is away when it is', async (test) => {
  test.mock.method(console, 'error', () => undefined)
  const coded = ['ECONNREFUSED', 'ENOSPC', 'EDQUOT', '57P01', '55P03', '25P03'].map((code) =>
    Object.assign(new Error(`failed: ${code}`), { code }),
  )
  const ofDriver = [
    'Connection terminated unexpectedly',
    'Connection terminated due to connection timeout',
    'timeout exceeded when trying to connect',
    'Client has encountered a connection error and is not queryable',
  ].map((message) => new Error(message))
  for (const gone of [...coded, ...ofDriver]) {
    const app = new Hono().get('/', () => Promise.reject(gone)).onError(answerError)
    assert.equal((await app.request('/')).status, 503, gone.message)
  }
})

it('logs one entry without the address, which may name people, and without values of a statement', async (test) => {
  const log = test.mock.method(console, 'error', () => undefined)
  const ofDatabase = Object.assign(new Error('no room'), {
    code: '53100',
    query: 'insert …',
    params: ['what somebody wrote'],
  })
  const app = new Hono()
    .get('/:person', () => Promise.reject(new Error('outside', { cause: ofDatabase })))
    .onError(answerError)
  await app.request('/a%0AFAKE%1B%5B2J')
  const [entry, ...more] = log.mock.calls[0]!.arguments as string[]
  assert.deepEqual(more, [])
  assert.match(
    entry!,
    /^GET \/:person failed\.\nError: outside\n[^]*because of Error: no room\n[^]*\(53100\)$/,
  )
  assert.doesNotMatch(entry!, /somebody wrote/)
})

it('logs why the identity provider could not be asked, and not what is refused to a caller', async (test) => {
  const log = test.mock.method(console, 'error', () => undefined)
  const answer = async (error: Error) =>
    (
      await new Hono()
        .get('/', async () => {
          throw error
        })
        .onError(answerError)
        .request('/')
    ).status
  const cause = new TypeError('fetch failed', {
    cause: Object.assign(new Error('no way there'), { code: 'ECONNREFUSED' }),
  })
  assert.equal(
    await answer(new IdentityProviderUnavailable('The identity provider cannot be reached.', cause)),
    503,
  )
  assert.equal(await answer(refusal('market-archived', { market: 'DE' })), 409)
  assert.equal(log.mock.calls.length, 1)
  assert.match(
    String(log.mock.calls[0]!.arguments[0]),
    /^GET \/ failed\.\n.*The identity provider cannot be reached\.[^]*because of TypeError: fetch failed[^]*because of Error: no way there[^]*\(ECONNREFUSED\)$/,
  )
})

it('tells of a change that it may not be stored, and of a question nothing of the kind', async (test) => {
  test.mock.method(console, 'error', () => undefined)
  const app = new Hono()
    .all('/', () => Promise.reject(new Error('Connection terminated unexpectedly')))
    .onError(answerError)
  const detail = async (method: string) =>
    ((await (await app.request('/', { method })).json()) as { detail: string }).detail
  assert.equal(
    await detail('PUT'),
    'The database is not available right now. Your change may not be saved; nothing is done twice. Try again in a moment.',
  )
  assert.equal(await detail('GET'), 'The database is not available right now. Try again in a moment.')
})

it('says which problem it is by a code, and what its sentence names as values', () => {
  const { problem } = refusal('agency-access-missing', { agency: 'Wavemaker' })
  assert.deepEqual(problem, {
    type: 'urn:agency-os:problem:agency-access-missing',
    code: 'agency-access-missing',
    title: 'Not allowed',
    status: 403,
    detail: 'You do not have access to Wavemaker. Ask its administrator for it.',
    values: { agency: 'Wavemaker' },
  })
})
