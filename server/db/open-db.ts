import type { Db } from './db.ts'
import { migrate, type NounWithTables } from './migrate.ts'
import { openEmbedded } from './open-embedded.ts'
import { openPostgresql } from './open-postgresql.ts'

export interface Where {
  databaseUrl?: string | undefined
  dataDir: string
  /** To PostgreSQL, at most. */
  connections?: number
}

/** Opens the database and brings its tables up to date: a PostgreSQL server where its address is given, else one in `<dataDir>/db`. */
export async function openDb(
  { databaseUrl, dataDir, connections }: Where,
  nouns: readonly NounWithTables[],
): Promise<Db> {
  const db = databaseUrl ? await openPostgresql(databaseUrl, connections) : await openEmbedded(dataDir)
  try {
    await migrate(db.sql, nouns)
    return db
  } catch (error) {
    await db.close()
    throw error
  }
}
