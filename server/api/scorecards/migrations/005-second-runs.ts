import { sql } from 'kysely'
import type { Migration } from '../../../db/migrate.ts'

/** Each read of runs asks which are closed to a person; runs of second assessors are few among thousands. */
export const secondRuns: Migration = async (db) => {
  await sql`create index document_second_run on document ((columns ->> 'firstRun'))
    where type = 'scorecard-run' and columns ->> 'kind' = 'second'`.execute(db)
}
