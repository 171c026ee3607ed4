import { type Kysely, sql as raw, type Transaction } from 'kysely'
import type { RetentionDays } from '../../configuration/retention-settings.ts'
import type { Database } from '../../db/schema.ts'
import { log } from '../../log/log.ts'
import type { AgingRows } from '../../world/noun.ts'
import { writeAudit } from '../write-audit.ts'

const DAY_MS = 24 * 3_600_000
/** Of one table in one transaction, which nobody waits for long. */
const AT_ONCE = 10_000
const RETENTION_LOCK = 20262

/**
 * Removes what is older than the settings keep it, and notes in the audit log how much of what, up to 10,000 rows of a table
 * in one entry. Does nothing while another process does it.
 */
export async function removeOldRecords(
  sql: Kysely<Database>,
  aging: readonly AgingRows[],
  days: RetentionDays,
  now = new Date(),
): Promise<void> {
  const limited = aging.filter(({ keptFor }) => days[keptFor] > 0)
  const ours = (await mayRemoveEntries(sql))
    ? limited
    : limited.filter(({ table }) => table !== 'audit_entry')
  if (ours.length < limited.length)
    log(
      'warn',
      'The audit log keeps all entries: remove old ones with "npm run retention" and the owner of its table.',
    )
  while (await sql.transaction().execute((transaction) => removeSome(transaction, ours, days, now)));
}

async function mayRemoveEntries(sql: Kysely<Database>): Promise<boolean> {
  const { rows } = await raw<{ may: boolean }>`
    select pg_has_role(relowner, 'USAGE') as may from pg_class where oid = 'audit_entry'::regclass`.execute(
    sql,
  )
  return rows[0]?.may ?? false
}

/** Answers whether there may be more. */
async function removeSome(
  sql: Transaction<Database>,
  aging: readonly AgingRows[],
  days: RetentionDays,
  now: Date,
): Promise<boolean> {
  const { rows } = await raw<{ alone: boolean }>`
    select pg_try_advisory_xact_lock(${RETENTION_LOCK}) as alone,
      set_config('agency_os.removes_old_entries', 'yes', true)`.execute(sql)
  if (!rows[0]?.alone) return false
  const removed: Record<string, number> = {}
  for (const each of aging) {
    const count = await removeFrom(sql, each, new Date(now.getTime() - days[each.keptFor] * DAY_MS))
    if (count > 0) removed[each.table] = count
  }
  if (Object.keys(removed).length === 0) return false
  await writeAudit(sql, {
    action: 'records.removed',
    subject: { type: 'portal', id: 'retention', name: 'retention' },
    after: { removed, days },
  })
  log('info', 'old records removed', removed)
  return Object.values(removed).includes(AT_ONCE)
}

async function removeFrom(
  sql: Transaction<Database>,
  { table, since }: AgingRows,
  before: Date,
): Promise<number> {
  const { rows } = await raw<{ n: number }>`
    with gone as (delete from ${raw.table(table)} where ctid = any(array(
      select ctid from ${raw.table(table)} where ${raw.raw(since)} < ${before}::timestamptz limit ${AT_ONCE})) returning 1)
    select count(*)::int as n from gone`.execute(sql)
  return rows[0]?.n ?? 0
}
