import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { sql as raw } from 'kysely'
import { build } from 'vite'
import { sheet } from '../../server/build/sheet.ts'
import { words } from '../../server/build/words.ts'
import { openPortalDb } from '../../server/open-portal-db.ts'
import { seededFolder } from '../../server/seeded-folder-in-tests.ts'
import { startServer } from '../../server/start-server.ts'
import { addAudits } from './audit-world.ts'

const HERE = import.meta.dirname
const DIST = process.env.STATIC_DIR ?? join(HERE, '../../dist')
const APP = 'bench-documents'

export interface Product {
  url: string
  /** An audit that somebody has begun: id of its brand and of the scorecard. */
  begun: { brand: string; scorecard: string }
  stop(): Promise<void>
}

/** The whole product on its embedded database with many audits, and a mini-app at /bench-documents that lists them. */
export async function startProduct(): Promise<Product> {
  const staticDir = mkdtempSync(join(tmpdir(), 'agency-os-bench-'))
  cpSync(DIST, staticDir, { recursive: true })
  await buildApp(join(staticDir, 'miniapps', APP))
  const config = join(staticDir, 'config.json')
  const app = {
    key: APP,
    title: 'Audits',
    script: `/miniapps/${APP}/index.js`,
    routes: [APP],
    apis: ['documents'],
  }
  writeFileSync(config, JSON.stringify({ miniApps: [app] }))
  const dataDir = await seededFolder()
  const begun = await fill(dataDir)
  const server = await startServer({
    environment: {
      PORT: '0',
      DATA_DIR: dataDir,
      OS_CONFIG: config,
      DRAIN_SECONDS: '0',
      GRACE_SECONDS: '1',
      RATE_PER_PERSON: '0',
    },
    staticDir,
  })
  return {
    url: server.url,
    begun,
    stop: () => server.close().then(() => rmSync(staticDir, { recursive: true })),
  }
}

/** As somebody else's mini-app is built: it takes React from the portal. */
async function buildApp(outDir: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    base: './',
    plugins: [react(), sheet(), words()],
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: {
        input: join(HERE, 'documents-app/index.ts'),
        external: [/^(react|react-dom|nanostores|@nanostores\/react|lit)(\/|$)/],
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: 'index.js' },
      },
    },
  })
}

async function fill(dataDir: string): Promise<Product['begun']> {
  const db = await openPortalDb({ dataDir })
  await addAudits(db)
  const { rows } = await raw<Product['begun']>`
    select place as brand, document.columns ->> 'scorecard' as scorecard from document
      join workspace on workspace.id = place
      join permission_record on account_id = az_id and person_id = 'person-planner'
    where document.status = 'open' and permissions::text like '%OS_WORKSPACE_ACCESS%' order by document.id limit 1`.execute(
    db.sql,
  )
  await db.close()
  return rows[0]!
}
