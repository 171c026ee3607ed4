import type { Db } from './db.ts'
import { migrate } from './migrate.ts'
import { openEmbedded } from './open-embedded.ts'
import { openPostgresql } from './open-postgresql.ts'

/** Opens the database and brings it up to date: a PostgreSQL server where its address is given, else one in `<dataDir>/db`. */
export async function openDb({
  databaseUrl,
  dataDir,
}: {
  databaseUrl?: string
  dataDir: string
}): Promise<Db> {
  const db = databaseUrl ? await openPostgresql(databaseUrl) : await openEmbedded(dataDir)
  try {
    await migrate(db.sql)
    return db
  } catch (error) {
    await db.close()
    throw error
  }
}
