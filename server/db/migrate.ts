import type { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import { DatabaseUnavailable, setUpProblem } from './database-unavailable.ts'
import { MIGRATIONS } from './migrations.ts'
import type { Database } from './schema.ts'

/** Runs the migrations that this database has not seen; answers their names. */
export async function migrate(sql: Kysely<Database>): Promise<string[]> {
  const migrator = new Migrator({ db: sql, provider: { getMigrations: async () => MIGRATIONS } })
  const { error, results } = await migrator.migrateToLatest()
  if (error instanceof Error && error.message.startsWith('corrupted migrations')) {
    throw new DatabaseUnavailable(
      'The database was last used by another version of the portal: start that version, or use another DATA_DIR or DATABASE_URL.',
      { cause: error },
    )
  }
  if (error) throw setUpProblem(error)
  return (results ?? []).map(({ migrationName }) => migrationName)
}
