import { sql as raw, type Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import { asJob } from '../telemetry/telemetry.ts'
import { logFailure } from '../failures/log-failure.ts'

const EVERY_MS = 60_000

/** Every call reads the sum: it is kept to a few rows. What somebody else is adding up at the moment is left to them. */
export async function addUpRightsChanges(sql: Kysely<Database>): Promise<void> {
  await raw`with gone as (
      delete from rights_change where ctid = any(array(select ctid from rights_change for update skip locked)) returning n)
    insert into rights_change select sum(n)::bigint from gone having count(*) > 0`.execute(sql)
}

/** Answers how to stop. */
export function addUpRightsChangesNowAndThen(sql: Kysely<Database>): () => void {
  const addUp = () =>
    asJob('rights-changes', () => addUpRightsChanges(sql)).catch((error: unknown) =>
      logFailure('Adding up changes of rights', error),
    )
  const timer = setInterval(() => void addUp(), EVERY_MS).unref()
  return () => clearInterval(timer)
}
