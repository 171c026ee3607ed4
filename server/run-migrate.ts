import { ConfigurationError } from './configuration/configuration-error.ts'
import { readSettings } from './configuration/read-settings.ts'
import { DatabaseUnavailable } from './db/database-unavailable.ts'
import { openPortalDb } from './open-portal-db.ts'

// npm run migrate     makes the tables of the database that the settings name what this release needs

try {
  const db = await openPortalDb(readSettings(process.env))
  await db.close()
  console.log('The tables of the database are as this release needs them.')
} catch (error) {
  if (!(error instanceof ConfigurationError || error instanceof DatabaseUnavailable)) throw error
  console.error(error.message)
  process.exitCode = 1
}
