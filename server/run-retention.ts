import { AGING } from './apis.ts'
import { removeOldRecords } from './audit/retention/remove-old-records.ts'
import { ConfigurationError } from './configuration/configuration-error.ts'
import { readSettings } from './configuration/read-settings.ts'
import { DatabaseUnavailable } from './db/database-unavailable.ts'
import { logAs } from './log/log.ts'
import { openPortalDb } from './open-portal-db.ts'

// npm run retention     removes what is older than the settings keep it, as a server does daily where its user may

try {
  const settings = readSettings(process.env)
  logAs({ ...settings.log, level: 'info' })
  const db = await openPortalDb(settings)
  await removeOldRecords(db.sql, AGING, settings.retention)
  await db.close()
} catch (error) {
  if (!(error instanceof ConfigurationError || error instanceof DatabaseUnavailable)) throw error
  console.error(error.message)
  process.exitCode = 1
}
