import { sql as raw } from 'kysely'
import { ACCOUNTS_ROOT } from '../../shell/config/page-defaults.ts'
import { createApi } from '../../server/create-api.ts'
import type { Db } from '../../server/db/db.ts'
import { noPostgresql, worldDatabase } from '../../server/db/postgresql-worlds-in-tests.ts'
import { DocumentFeed } from '../../server/documents/document-feed.ts'
import { openPortalDb } from '../../server/open-portal-db.ts'
import { seededFolder } from '../../server/seeded-folder-in-tests.ts'

export const AUDITS = 10_000
/** In the sample world those before it have audits. */
const FIRST_BRAND = 13

/** The API over a database with the sample world and many audits more. */
export interface AuditWorld {
  db: Db
  ask<Answer>(person: string, path: string, call?: { method: string; body: unknown }): Promise<Answer>
  close(): Promise<void>
}

type Fill = (db: Db) => Promise<void>
const NOTHING_MORE: Fill = async () => undefined

/** On disk, as `npm start` has it. */
export async function embeddedWorld(fill: Fill = NOTHING_MORE): Promise<AuditWorld> {
  return worldOf(await openPortalDb({ dataDir: await seededFolder() }), fill)
}

/** Undefined where no PostgreSQL is installed. */
export async function postgresqlWorld(fill: Fill = NOTHING_MORE): Promise<AuditWorld | undefined> {
  if (noPostgresql) return undefined
  const { url, drop } = await worldDatabase()
  const world = await worldOf(await openPortalDb({ databaseUrl: url, dataDir: '' }), fill)
  return { ...world, close: () => world.close().then(drop) }
}

/** Filled before the limits of calls count: many rows take longer than any call may. */
async function worldOf(db: Db, fill: Fill): Promise<AuditWorld> {
  await addAudits(db)
  await fill(db)
  db.limitTime()
  const feed = new DocumentFeed(db)
  const api = createApi({
    db,
    feed,
    verifyToken: async (person) => ({ email: `${person}@agency.example` }),
    permissionPrefix: 'agency-os.',
    permissionAccountsRoot: ACCOUNTS_ROOT,
  })
  return {
    db,
    async ask<Answer>(person: string, path: string, call?: { method: string; body: unknown }) {
      const headers = { authorization: `Bearer ${person}`, 'content-type': 'application/json' }
      const xsrf = { cookie: 'XSRF-TOKEN=bench', 'x-xsrf-token': 'bench' }
      const answer = await api.request(`/api${path}`, {
        ...(call && { method: call.method, body: JSON.stringify(call.body) }),
        headers: { ...headers, ...(call && xsrf) },
      })
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
      return (await answer.json()) as Answer
    },
    close: () => feed.close().then(() => db.close()),
  }
}

/** Finished audits of forty brands that had none, each like one of the sample world, a minute between them. */
export async function addAudits({ sql, kind }: Pick<Db, 'sql' | 'kind'>): Promise<void> {
  await raw`
    with model as (
      select *, row_number() over (order by id) - 1 as place_in_row, count(*) over () as all_of_them
      from document where type = 'scorecard-run' and status <> 'open')
    insert into document (id, type, place, status, version, fields, result, title, words, columns,
      created_at, created_by, updated_at, updated_by)
    select 'bench-' || n, type, 'brand-' || lpad((${FIRST_BRAND} + n % 40)::text, 4, '0'),
      case when n % 3 = 0 then 'reviewed' else 'submitted' end, version, fields, result, title || ' ' || n, words, columns,
      created_at, created_by, timestamptz '2026-01-01' + (n * 7919 % ${AUDITS}) * interval '1 minute', updated_by
    from generate_series(1, ${AUDITS}) n join model on place_in_row = n % all_of_them`.execute(sql)
  if (kind === 'postgresql') await raw`analyze document`.execute(sql) // the server does so by itself within a minute
}
