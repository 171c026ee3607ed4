import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { before, describe, it } from 'node:test'
import { Validator } from '@seriousme/openapi-schema-validator'
import { createApi } from '../../create-api.ts'
import { onOneDatabase } from '../../db/on-each-database-in-tests.ts'
import { ACCOUNTS_ROOT } from '../../../shell/config/page-defaults.ts'
import type { openApi } from './open-api.ts'
import { templateOf } from './open-api.ts'
import { API_TITLES } from '../../../miniapps/domain/documentation/api-titles.ts'

const SERVER = join(import.meta.dirname, '../..')

interface Operation {
  summary: string
  description: string
  tags: string[]
  parameters: { name: string; in: string; required: boolean }[]
  requestBody?: { content: { 'application/json': { schema: { properties: object; required: string[] } } } }
  responses: Record<string, object>
  security?: object[]
  'x-apps'?: { key: string; permission?: string }[]
}

onOneDatabase((database) => {
  let api: ReturnType<typeof createApi>
  let reference: ReturnType<typeof openApi>
  const operation = (path: string, method: string) =>
    (reference.paths[path] as Record<string, Operation>)[method]!

  const ask = (headers: Record<string, string>) => api.request('/api/openapi.json', { headers })
  before(async () => {
    api = createApi({
      db: database(),
      verifyToken: async (token) => ({ email: `${token}@agency.example` }),
      permissionPrefix: '',
      permissionAccountsRoot: ACCOUNTS_ROOT,
      scim: { tokens: () => ['x'], agency: 'choreograph', origin: 'https://portal.example' },
      auditTokens: () => ['x'],
      lookOf: () => assert.fail('nobody is shown a page'),
      appTokens: { entries: () => [], signAssertion: async () => '' },
    })
    reference = (await (await ask({ authorization: 'Bearer planner' })).json()) as typeof reference
  })

  it('is valid OpenAPI, for who has signed in', async () => {
    assert.equal((await ask({})).status, 401)
    const { valid, errors } = await new Validator().validate(structuredClone(reference))
    assert.ok(valid, JSON.stringify(errors))
  })

  it('has every route of the server, and a title for each API', () => {
    const routes = api.routes.filter(({ method }) => method !== 'ALL')
    assert.ok(routes.length > 150)
    for (const { method, path } of routes)
      assert.ok(operation(templateOf(path), method.toLowerCase()), `${method} ${path}`)
    assert.deepEqual(
      reference.tags.map(({ name }) => name),
      Object.keys(API_TITLES).toSorted(),
    )
  })

  it('says what a call takes, who may make it, and how it is refused', () => {
    const roles = operation('/api/access/roles/{id}', 'put')
    assert.equal(roles.summary, 'Change role')
    const body = roles.requestBody!.content['application/json'].schema
    assert.ok('name' in body.properties && body.required.includes('name'))
    assert.deepEqual(
      roles['x-apps']!.map(({ key, permission }) => [key, permission]),
      [['admin', 'AdminAppAccess']],
    )
    assert.match(roles.description, /one of these apps: .*\(AdminAppAccess\)/)
    assert.ok('403' in roles.responses && '409' in roles.responses)
    assert.deepEqual(
      operation('/api/search', 'get').parameters.map(({ name, required }) => [name, required]),
      [
        ['q', false],
        ['agency', true],
        ['brand', false],
        ['language', false],
      ],
    )
    assert.deepEqual(operation('/api/scim/v2/Users', 'get').security, [{ machine: [] }])
  })
})

describe('a handler', () => {
  it('that reads a body or a query says beside itself by which schema', () => {
    const sources = readdirSync(SERVER, { recursive: true, encoding: 'utf8' })
      .filter((path) => /^(api|documents)\/.*\.ts$/.test(path) && !/test|blank|\/kit\//.test(path))
      .map((path) => [path, readFileSync(join(SERVER, path), 'utf8')] as const)
    const missing = sources.flatMap(([path, text]) => {
      const said = [...text.matchAll(/takes(?: =|:) \{(.*)\}/g)].map(([, what]) => what!).join()
      const read = [
        ...[...text.matchAll(/readJson\(\s*context,\s*(\w+)/g)].map(([, schema]) => `body: ${schema}`),
        ...[...text.matchAll(/check\(([\w.()]+), context\.req\.query\(\), 'query'\)/g)].map(
          ([, schema]) => `query: ${schema}`,
        ),
      ]
      return read
        .filter((what) => ![what, what.replace(/^(\w+): \1$/, '$1')].some((each) => said.includes(each)))
        .map((what) => `${path}: ${what}`)
    })
    assert.deepEqual(missing, ['api/access/checks/audit-stream.ts: query: streamQuery'])
  })
})
