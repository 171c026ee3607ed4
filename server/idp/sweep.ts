import type { Kysely } from 'kysely'
import { asJob } from '../telemetry/telemetry.ts'
import type { Database } from '../db/schema.ts'

const SWEEP_EVERY_MILLIS = 10 * 60_000

/** Removes what has expired, now and then; returns how to stop. */
export function sweepRecords(db: Kysely<Database>): () => void {
  const sweep = () => {
    const expired = db.deleteFrom('idp_record').where('expires_at', '<', new Date())
    asJob('sign-in-records', () => expired.execute()).catch((error: unknown) =>
      console.warn(`Expired sign-in records were not removed: ${(error as Error).message}`),
    )
  }
  sweep()
  const timer = setInterval(sweep, SWEEP_EVERY_MILLIS).unref()
  return () => clearInterval(timer)
}
