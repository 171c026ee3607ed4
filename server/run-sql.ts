import { readFileSync } from 'node:fs'
import { ConfigurationError } from './configuration/configuration-error.ts'
import { readSettings } from './configuration/read-settings.ts'
import { DatabaseUnavailable } from './db/database-unavailable.ts'
import { openPortalDb, seedPortalDb } from './open-portal-db.ts'

// npm run sql -- <file>     runs a file of statements, all or none, on the database that the settings name

try {
  const [path] = process.argv.slice(2)
  if (!path) throw new ConfigurationError('Name the file: npm run sql -- <file>')
  await run(path)
  console.log(`${path} was carried out.`)
} catch (error) {
  if (!(error instanceof Error)) throw error
  const isKnown = error instanceof ConfigurationError || error instanceof DatabaseUnavailable
  console.error(isKnown ? error.message : `Nothing was changed: ${error.message}.`)
  process.exitCode = 1
}

async function run(path: string): Promise<void> {
  const statements = readFileSync(path, 'utf8')
  const db = await openPortalDb(readSettings(process.env))
  try {
    await seedPortalDb(db, { sampleWorld: false }) // a new database has no country yet, which brands need
    await db.run(statements)
  } finally {
    await db.close()
  }
}
