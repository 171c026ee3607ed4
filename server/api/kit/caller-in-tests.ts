import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before } from 'node:test'
import { getRequestListener } from '@hono/node-server'
import type { Problem } from '../../../shell/contract/problem.ts'
import type { Db } from '../../db/db.ts'
import { ACCOUNTS_ROOT } from '../../../shell/config/page-defaults.ts'
import { DocumentFeed } from '../../documents/document-feed.ts'
import { LiveFeed } from '../../live/live-feed.ts'
import type { Api } from './api.ts'
import type { TokenOwner } from './api-environment.ts'
import type { DocumentKind } from './document-kind.ts'
import { createApi } from '../../create-api.ts'

/** Whose pages may call. */
export const ALLOWED_ORIGIN = 'https://audits.example'

/** Whose pages may show elements. */
export const EMBED_ORIGIN = 'https://agency.example'

export interface CallOptions {
  method?: string
  /** Sent as JSON. */
  json?: unknown
  headers?: Record<string, string>
  /** Sent as it is. */
  body?: BodyInit
}

export interface Called {
  status: number
  headers: Headers
  body: unknown
}

/** Calls the API over HTTP; the token `planner` stands for planner@agency.example, `planner~b` for the same in a session b, `expired` for nobody. */
export function callerOf(database: () => Db, documentKinds?: readonly DocumentKind[], apis?: readonly Api[]) {
  let server: Server
  let origin = ''
  let feed: DocumentFeed
  let live: LiveFeed
  before(async () => {
    const api = createApi({
      db: database(),
      verifyToken: async (token) => (token === 'expired' ? null : ownerOf(token)),
      permissionPrefix: 'agency-os.',
      permissionAccountsRoot: ACCOUNTS_ROOT,
      feed: (feed = new DocumentFeed(database())),
      live: (live = new LiveFeed(database())),
      documentKinds,
      apis,
      allowedOrigins: [ALLOWED_ORIGIN],
      embedOrigins: [EMBED_ORIGIN],
    })
    // A test that keeps the processor busy must not find its connection closed as idle.
    const keepAliveTimeout = 600_000
    server = createServer(
      { keepAliveTimeout },
      getRequestListener(api.fetch, { overrideGlobalObjects: false }),
    ).listen(0, '127.0.0.1')
    await once(server, 'listening')
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  after(async () => {
    server?.close().closeAllConnections()
    await feed?.close()
    await live?.close()
  })

  const call = async (who: string, path: string, options: CallOptions = {}): Promise<Called> => {
    const { method = 'GET', json, headers, body } = options
    const response = await fetch(`${origin}/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${who}`,
        ...(method !== 'GET' && { cookie: 'XSRF-TOKEN=double', 'x-xsrf-token': 'double' }),
        ...(json !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      body: json === undefined ? body : JSON.stringify(json),
      ...(body instanceof ReadableStream && { duplex: 'half' }),
    })
    return { status: response.status, headers: response.headers, body: await response.json() }
  }
  /** An answer that is read while it goes on. */
  const stream = (who: string, path: string, signal: AbortSignal) =>
    fetch(`${origin}/api${path}`, { headers: { authorization: `Bearer ${who}` }, signal })
  /** Whatever is answered, as it is. */
  const raw = (who: string, path: string, headers: Record<string, string> = {}, init: RequestInit = {}) =>
    fetch(`${origin}/api${path}`, { ...init, headers: { authorization: `Bearer ${who}`, ...headers } })
  return Object.assign(call, { stream, raw })
}

/** The data of an answer that succeeded. */
export function dataOf<Data>({ status, body }: Called, expected = 200): Data {
  assert.equal(status, expected, JSON.stringify(body))
  return (body as { data: Data }).data
}

/** Checks the shape that every refusal has; answers it. */
export function problemOf(
  { status, headers, body }: Called,
  expected: number,
): Problem & Record<string, unknown> {
  assert.equal(status, expected, JSON.stringify(body))
  assert.equal(headers.get('content-type'), 'application/problem+json')
  const problem = body as Problem & Record<string, unknown>
  assert.equal(problem.status, expected)
  assert.ok(problem.code && problem.title && problem.detail)
  assert.equal(problem.type, `urn:agency-os:problem:${problem.code}`)
  assert.doesNotMatch(problem.detail, /[{}]/)
  return problem
}

function ownerOf(token: string): TokenOwner {
  const [who, session] = token.split('~')
  return { email: `${who}@agency.example`, audiences: ['account'], ...(session !== undefined && { session }) }
}
