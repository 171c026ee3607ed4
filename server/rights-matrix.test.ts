import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { APP_ROWS, rowOf } from '../shell/config/app-rows.ts'
import { ACCOUNTS_ROOT } from '../shell/config/page-defaults.ts'
import { holds } from '../shell/contract/holds.ts'
import type { Problem } from '../shell/contract/problem.ts'
import { APIS } from './apis.ts'
import { createApi } from './create-api.ts'
import type { Db } from './db/db.ts'
import { openSampleWorld } from './db/sample-world-in-tests.ts'
import { DocumentFeed } from './documents/document-feed.ts'
import { DEMO_ACCOUNTS } from './world/demo-accounts.ts'
import { insertRows } from './world/insert-rows.ts'

const PREFIX = 'agency-os.'

/** What keeps somebody out of an app altogether. */
const KEPT_OUT = ['agencies-missing', 'permission-missing', 'app-of-other-agencies']

/** Every permission that the row of an app names, and what makes an administrator. */
const PERMISSIONS = [
  ...new Set(
    APP_ROWS.flatMap(({ needs, menu = [] }) => [
      needs?.permission,
      ...menu.map(({ permission }) => permission),
    ]),
  ),
].filter((permission) => permission !== undefined)

/** What the shell itself calls for everybody who has signed in, and what everybody may ask for. */
const FOR_EVERYBODY = [
  'people',
  'workspaces',
  'permissions',
  'catalogue',
  'notifications',
  'requests',
  'search',
  'embed',
]

interface Account {
  name: string
  /** By agency, where they are a member. */
  held: ReadonlyMap<string, ReadonlySet<string>>
}

/** Whether the rows of an API's apps let an account in: in one agency at least, to one app at least. */
function isLetIn(apps: readonly string[], { held }: Account): boolean {
  const needs = apps.map((app) => rowOf(app)?.needs ?? {})
  if (apps.length === 0 || needs.some(({ permission, tenants }) => !permission && !tenants)) return true
  return [...held].some(
    ([agency, permissions]) =>
      holds(permissions, 'OsAgencyAccess', PREFIX) &&
      needs.some(
        ({ permission, tenants }) =>
          (!permission || holds(permissions, permission, PREFIX)) && (!tenants || tenants.includes(agency)),
      ),
  )
}

describe('every call of every API', () => {
  let db: Db
  let feed: DocumentFeed
  let api: ReturnType<typeof createApi>
  const accounts: Account[] = []

  before(async () => {
    db = await openSampleWorld()
    feed = new DocumentFeed(db)
    const alone = ['', ...PERMISSIONS].map((permission) => ({
      id: `alone-${permission.toLowerCase()}`,
      permission,
    }))
    const locale = { date_locale: 'en-gb', number_locale: 'en-gb', display_language: 'en-US' }
    await insertRows(
      db.sql,
      'person',
      alone.map(({ id }) => ({
        id,
        email: `${id}@agency.example`,
        firstname: id,
        lastname: id,
        demo: false,
        ...locale,
      })),
    )
    await insertRows(
      db.sql,
      'agency_member',
      alone.map(({ id }) => ({ agency_code: 'greenhouse', person_id: id })),
    )
    await insertRows(
      db.sql,
      'permission_record',
      alone.map(({ id, permission }) => ({
        person_id: id,
        account_id: 'az-agency-greenhouse',
        permissions: ['OsAgencyAccess', permission].filter(Boolean),
      })),
    )
    const names = [...DEMO_ACCOUNTS.map(({ email }) => email.split('@')[0]!), ...alone.map(({ id }) => id)]
    for (const name of names) accounts.push(await accountOf(name))
    api = createApi({
      db,
      feed,
      verifyToken: async (token) => ({ email: `${token}@agency.example` }),
      permissionPrefix: PREFIX,
      permissionAccountsRoot: ACCOUNTS_ROOT,
    })
  })

  after(async () => {
    await feed?.close()
    await db?.close()
  })

  async function accountOf(name: string): Promise<Account> {
    const rows = await db.sql
      .selectFrom('person')
      .innerJoin('agency_member', 'agency_member.person_id', 'person.id')
      .innerJoin('agency', 'agency.code', 'agency_code')
      .leftJoin('permission_record', (join) =>
        join.onRef('permission_record.person_id', '=', 'person.id').onRef('account_id', '=', 'az_id'),
      )
      .where('email', '=', `${name}@agency.example`)
      .select(['code', 'permissions'])
      .execute()
    return { name, held: new Map(rows.map(({ code, permissions }) => [code, new Set(permissions)])) }
  }

  const ask = async (method: string, path: string, who: string, body = '[]') =>
    api.request(path, {
      method,
      headers: {
        authorization: `Bearer ${who}`,
        cookie: 'XSRF-TOKEN=double',
        'x-xsrf-token': 'double',
        'content-type': 'application/json',
      },
      ...(method !== 'GET' && { body }),
    })

  /** Nothing that it names exists, so that nobody's call changes anything. */
  async function isRefused(method: string, path: string, who: string): Promise<boolean> {
    const answer = await ask(method, path.replaceAll(/:\w+(\{[^}]*\})?/g, 'nothing'), who)
    if (answer.headers.get('content-type') !== 'application/problem+json') {
      await answer.body?.cancel()
      return false
    }
    const { code, status } = (await answer.json()) as Problem
    assert.ok(status < 500, `${method} ${path} by ${who}: ${code}`)
    return KEPT_OUT.includes(code ?? '')
  }

  it('asks nothing of whoever calls what the shell itself needs, and of nothing else', () => {
    const open = APIS.filter(({ apps }) => apps.length === 0).map(({ noun }) => noun)
    assert.deepEqual(
      open.filter((noun) => !FOR_EVERYBODY.includes(noun)),
      [],
    )
  })

  for (const { definition } of APIS.flatMap(({ documents = [] }) => documents))
    it(`shows no ${definition.type} to whom the row of ${definition.app} keeps out, and takes none of theirs`, async () => {
      if (definition.belongsTo === 'person') return
      const path = `/api/documents/${definition.type}`
      const place = definition.belongsTo === 'agency' ? 'greenhouse' : await aBrand()
      for (const account of accounts.filter(
        (each) => !isLetIn([definition.app, ...(definition.readers ?? [])], each),
      )) {
        const listed = await ask('GET', path, account.name)
        if (listed.ok) assert.deepEqual(((await listed.json()) as { data: [] }).data, [], account.name)
        const body = JSON.stringify({ id: `matrix-${account.name}`, place, fields: {} })
        assert.equal((await ask('POST', path, account.name, body)).ok, false, account.name)
      }
    })

  const aBrand = async () =>
    (
      await db.sql
        .selectFrom('workspace')
        .select('id')
        .where('type', '=', 'BRAND')
        .where('organisations_id', '=', 'organisation-greenhouse')
        .executeTakeFirstOrThrow()
    ).id

  for (const { noun, path, apps, documents = [] } of APIS)
    it(`of ${noun} is open to whom the rows of its apps let in, and to nobody else`, async () => {
      const routes = api.routes.filter(
        (route) =>
          route.method !== 'ALL' && (route.path === `/api${path}` || route.path.startsWith(`/api${path}/`)),
      )
      const wrong: string[] = []
      for (const { method, path: route } of routes)
        for (const account of accounts) {
          const expected = !isLetIn(apps, account)
          if ((await isRefused(method, route, account.name)) !== expected)
            wrong.push(`${method} ${route} by ${account.name}: ${expected ? 'let in' : 'refused'}`)
        }
      assert.ok(routes.length + documents.length > 0, `${noun} answers nothing`)
      assert.deepEqual(wrong, [])
    })
})
