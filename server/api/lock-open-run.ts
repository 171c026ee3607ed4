import { sql as raw, type Transaction } from 'kysely'
import type { Run } from '../../shell/contract/scorecards.ts'
import type { Database } from '../db/schema.ts'
import { Refusal } from './refusal.ts'

/** Longer than any change takes. A browser gives up after 20 s and asks again: waiting calls would take all connections. */
const PATIENCE = '5s'

/** What the transaction waits for from now on, it waits for a while only. */
export async function waitBriefly(sql: Transaction<Database>): Promise<void> {
  await raw`select set_config('lock_timeout', ${PATIENCE}, true)`.execute(sql)
}

/** Makes others who change the run wait for the end of the transaction, for a while; answers its status. */
export async function lockRun(sql: Transaction<Database>, runId: string): Promise<Run['status']> {
  await waitBriefly(sql)
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
    throw new Refusal(409, 'This audit has been submitted and cannot be changed any more. Start a new one.', {
      type: 'urn:agency-os:problem:run-submitted',
    })
  }
}
