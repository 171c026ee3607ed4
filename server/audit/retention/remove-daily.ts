import type { Kysely } from 'kysely'
import type { RetentionDays } from '../../configuration/retention-settings.ts'
import type { Database } from '../../db/schema.ts'
import { logFailure } from '../../failures/log-failure.ts'
import { asJob } from '../../telemetry/telemetry.ts'
import type { AgingRows } from '../../world/noun.ts'
import { removeOldRecords } from './remove-old-records.ts'

/** Once a start is over, also of a process that is started anew each day. */
const FIRST_MS = 10 * 60_000
const EVERY_MS = 24 * 3_600_000

/** Answers how to stop. */
export function removeOldRecordsDaily(
  sql: Kysely<Database>,
  aging: readonly AgingRows[],
  days: RetentionDays,
): () => void {
  const remove = () =>
    asJob('retention', () => removeOldRecords(sql, aging, days)).catch((error: unknown) =>
      logFailure('Removing old records', error),
    )
  const first = setTimeout(() => void remove(), FIRST_MS).unref()
  const timer = setInterval(() => void remove(), EVERY_MS).unref()
  return () => {
    clearTimeout(first)
    clearInterval(timer)
  }
}
