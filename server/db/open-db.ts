import type { Db } from './db.ts'
import { migrate, type NounWithTables } from './migrate.ts'
import { openEmbedded } from './open-embedded.ts'
import { openPostgresql, type PostgresqlOptions } from './open-postgresql.ts'

export interface Where extends PostgresqlOptions {
  databaseUrl?: string | undefined
  dataDir: string
}

/** Opens the database and brings its tables up to date: a PostgreSQL server where its address is given, else one in `<dataDir>/db`. */
export async function openDb(
  { databaseUrl, dataDir, ...options }: Where,
  nouns: readonly NounWithTables[],
): Promise<Db> {
  const db = databaseUrl ? await openPostgresql(databaseUrl, options) : await openEmbedded(dataDir)
  try {
    await migrate(db.sql, nouns)
    return db
  } catch (error) {
    await db.close()
    throw error
  }
}
