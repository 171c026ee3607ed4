import assert from 'node:assert/strict'
import { createApi } from '../../../create-api.ts'
import type { Db } from '../../../db/db.ts'
import { inRequest, type RequestRecord } from '../../../log/request-record.ts'
import type { Rates } from '../../kit/rates.ts'
import type { Resource } from './canonical.ts'

export const TOKENS = ['a-token-that-is-long-enough-for-tests', 'another-token-for-those-who-change-it']
export const BASE = 'http://localhost/api/scim/v2'

export interface Member {
  value: string
  display?: string
  $ref?: string
}

/** Of people, groups, lists and refusals, whichever it is. */
export interface Body extends Resource {
  id: string
  schemas: string[]
  userName: string
  externalId?: string
  displayName: string
  active: boolean
  title?: string
  name: { givenName?: string; familyName?: string; formatted?: string; middleName?: string }
  emails: { value: string; type?: string; primary?: boolean }[]
  members?: Member[]
  groups?: Member[]
  meta: { version: string; created: string; lastModified: string; location: string; resourceType: string }
  totalResults: number
  startIndex: number
  itemsPerPage: number
  Resources: Body[]
  status: string
  detail: string
  scimType: string
}

export interface Answer {
  status: number
  headers: Headers
  body: Body
  /** The pattern of the address, as the log tells it. */
  route: string
}

interface Options {
  token?: string | null
  headers?: Record<string, string>
}

export const USER_SCHEMA = 'urn:ietf:params:scim:schemas:core:2.0:User'
export const GROUP_SCHEMA = 'urn:ietf:params:scim:schemas:core:2.0:Group'
export const ENTERPRISE = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User'

export const patch = (...Operations: object[]) => ({
  schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'],
  Operations,
})
export const group = (displayName: string, members: readonly string[] = [], more: object = {}) => ({
  schemas: [GROUP_SCHEMA],
  displayName,
  members: members.map((value) => ({ value })),
  ...more,
})

let count = 0
/** Another one each time. */
export const user = (more: object = {}) => {
  const number = ++count
  return {
    schemas: [USER_SCHEMA],
    userName: `Scim-${number}@Agency.Example`,
    name: { givenName: 'Ada', familyName: 'Lovelace' },
    externalId: `external-${number}`,
    ...more,
  }
}

/** The directory of one agency. */
export function directoryOf(database: () => Db, agency: string, rates?: Rates) {
  const call = async (
    method: string,
    path: string,
    body?: unknown,
    options: Options = {},
  ): Promise<Answer> => {
    const { token = TOKENS[0], headers } = options
    const api = createApi({
      db: database(),
      verifyToken: () => Promise.resolve(null),
      permissionPrefix: 'agency-os.',
      permissionAccountsRoot: 'agency-os-root',
      scim: { tokens: () => TOKENS, agency },
      ...(rates && { rates }),
    })
    const record: RequestRecord = { id: crypto.randomUUID(), route: '' }
    const answer = await inRequest(record, async () =>
      api.request(`/api/scim/v2${path}`, {
        method,
        headers: {
          ...(token !== null && { authorization: `Bearer ${token}` }),
          ...(body !== undefined && { 'content-type': 'application/scim+json' }),
          ...headers,
        },
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      }),
    )
    const text = await answer.text()
    if (text) assert.equal(answer.headers.get('content-type'), 'application/scim+json', text)
    const parsed = (text ? JSON.parse(text) : {}) as Body
    if (answer.status >= 400) {
      assert.deepEqual(parsed.schemas, ['urn:ietf:params:scim:api:messages:2.0:Error'], text)
      assert.equal(parsed.status, String(answer.status))
    }
    return { status: answer.status, headers: answer.headers, body: parsed, route: record.route }
  }
  /** The body of a call that is answered so. */
  const ok = async (expected: number, method: string, path: string, body?: unknown, options?: Options) => {
    const answer = await call(method, path, body, options)
    assert.equal(answer.status, expected, `${method} ${path}: ${JSON.stringify(answer.body)}`)
    return answer.body
  }
  const refused = async (
    [status, scimType]: readonly [number, string?],
    method: string,
    path: string,
    body?: unknown,
  ) => {
    const answer = await call(method, path, body)
    assert.deepEqual([answer.status, answer.body.scimType], [status, scimType], JSON.stringify(answer.body))
    return answer
  }
  const add = (more: object = {}) => ok(201, 'POST', '/Users', user(more))
  const get = (id: string) => ok(200, 'GET', `/Users/${id}`)
  const find = async (filter: string, kind = 'Users', more = '') => {
    const { Resources } = await ok(200, 'GET', `/${kind}?filter=${encodeURIComponent(filter)}${more}`)
    return Resources.map(({ id }) => id)
  }
  return { call, ok, refused, add, get, find }
}
