import type { Transaction } from 'kysely'
import type { Run } from '../../../miniapps/domain/scorecards/scorecard.ts'
import type { Database } from '../../db/schema.ts'
import { Refusal } from '../kit/refusal.ts'

/** Makes others who change the run wait for the end of the transaction, for a while; answers its status. */
export async function lockRun(sql: Transaction<Database>, runId: string): Promise<Run['status']> {
  const { status } = await sql
    .selectFrom('scorecard_run')
    .select('status')
    .where('id', '=', runId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return status
}

/** As above, and refuses a run that is finished. */
export async function lockOpenRun(sql: Transaction<Database>, runId: string): Promise<void> {
  if ((await lockRun(sql, runId)) !== 'open') {
    throw new Refusal('run-submitted')
  }
}
