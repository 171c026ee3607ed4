// One process of the product and, in the same process, a bare Hono handler on a database of the same kind with the same
// rows. Started by server.ts with the address of a PostgreSQL database, or without one for the embedded database; it
// writes one line that says where both listen.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { PGlite } from '@electric-sql/pglite'
import { Pool } from 'pg'
import { builtPortal } from '../../server/http/portal-in-tests.ts'
import { openPortalDb } from '../../server/open-portal-db.ts'
import { seededFolder } from '../../server/seeded-folder-in-tests.ts'
import { startServer } from '../../server/start-server.ts'
import { addAudits } from './audit-world.ts'

const PORTAL = {
  PORT: '0',
  RATE_PER_PERSON: '0',
  RATE_PER_ADDRESS: '0',
  DRAIN_SECONDS: '0',
  GRACE_SECONDS: '1',
}

type Params = readonly unknown[]

/** As little as a handler can do: no framework between it and the driver. */
interface BareDatabase {
  query(text: string, params: Params): Promise<{ rows: unknown[] }>
  /** Alone in its transaction. */
  write(text: string, params: Params): Promise<unknown>
}

async function main(databaseUrl?: string): Promise<void> {
  const dataDir = databaseUrl ? '' : await seededFolder()
  const db = await openPortalDb({ databaseUrl, dataDir })
  await addAudits(db)
  await db.close()
  const bare = databaseUrl ? barePostgresql(databaseUrl) : await bareEmbedded(await seededFolder())
  await bare.write('create table bench_row (id text primary key, value text not null)', [])
  const environment = { ...PORTAL, ...(databaseUrl ? { DATABASE_URL: databaseUrl } : { DATA_DIR: dataDir }) }
  const portal = await startServer({ environment, staticDir: await builtPortal() })
  console.log(JSON.stringify({ portal: portal.url, bare: await serve(bare) }))
}

function barePostgresql(connectionString: string): BareDatabase {
  const pool = new Pool({ connectionString, max: 10 })
  return {
    query: (text, params) => pool.query(text, [...params]),
    async write(text, params) {
      const client = await pool.connect()
      try {
        await client.query('begin')
        await client.query(text, [...params])
        await client.query('commit')
      } finally {
        client.release()
      }
    },
  }
}

async function bareEmbedded(dataDir: string): Promise<BareDatabase> {
  const pglite = await PGlite.create(`${dataDir}/db`)
  return {
    query: (text, params) => pglite.query(text, [...params]),
    write: (text, params) => pglite.transaction((transaction) => transaction.query(text, [...params])),
  }
}

async function serve(database: BareDatabase): Promise<string> {
  const app = new Hono()
  app.get('/people/:id', async (context) => {
    const { rows } = await database.query('select * from person where id = $1', [context.req.param('id')])
    return context.json({ data: rows[0] })
  })
  app.post('/rows', async (context) => {
    const { id, value } = await context.req.json<{ id: string; value: string }>()
    await database.write('insert into bench_row values ($1, $2)', [id, value])
    return context.json({ data: { id } })
  })
  const server = createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false }))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

await main(process.argv[2])
