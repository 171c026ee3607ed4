import { type RawBuilder, sql as raw } from 'kysely'
import type { AuditLine } from '../../../../miniapps/domain/access/wire-checks.ts'
import { MOST_COUNTED } from '../../../../miniapps/domain/access/limits.ts'
import { withNames } from '../../../audit/with-names.ts'
import { writeAudit } from '../../../audit/write-audit.ts'
import type { ApiParts } from '../../kit/api-environment.ts'
import { BY_NUMBER, pageOf } from '../../kit/page.ts'
import type { Handler } from '../../kit/routes.ts'
import type { AccessWorld } from '../administrator.ts'
import { csv } from '../csv.ts'
import { auditEntries, type AuditRow } from './audit-entries.ts'
import { filtersOf } from './audit-filters.ts'
import { namedIn } from './named-in.ts'
import { pageQuery } from '../page.ts'

const MAX_EXPORTED = 100_000

/** Newest first. */
export const listEntries: Handler<AccessWorld> = async (world, context) => {
  const page = pageQuery(context.req.query(), BY_NUMBER)
  const where = filtersOf(context, world.administrator)
  const rows = await entries(world, where, page.after?.[0], page.limit + 1)
  const lineOf = await linesOf(world, rows)
  const total = page.after ? {} : { total: await totalOf(world, where) }
  return { ...pageOf(rows, page.limit, ({ id }) => [id], lineOf), ...total }
}

export const giveEntriesAsFile: Handler<AccessWorld> = async (world, context) => {
  const rows = await entries(world, filtersOf(context, world.administrator), undefined, MAX_EXPORTED)
  await writeAudit(world.sql, {
    actor: world.administrator.person.id,
    action: 'audit.exported',
    subject: { type: 'audit', id: 'all', name: 'audit log' },
    after: { rows: rows.length, filters: context.req.queries() },
  })
  const lineOf = await linesOf(world, rows)
  return csv(context, 'audit-log.csv', [COLUMNS, ...rows.map((row) => cellsOf(lineOf(row)))])
}

async function entries(
  { sql }: ApiParts,
  where: RawBuilder<unknown>,
  before: string | undefined,
  limit: number,
) {
  const page = before === undefined ? raw`` : raw`and entry.id < ${before}::bigint`
  return auditEntries(sql, raw`${where} ${page}`, raw`entry.id desc`, limit)
}

/** Counting all of a log of years would take longer than reading a page of it. */
async function totalOf({ sql }: ApiParts, where: RawBuilder<unknown>): Promise<number> {
  const { rows } = await raw<{ count: number }>`select count(*)::integer as count
    from (select from audit_entry as entry where ${where} limit ${MOST_COUNTED + 1}) as found`.execute(sql)
  return rows[0]!.count
}

/** People are written by their names of today, as in the export; other things are named beside. */
async function linesOf(
  { sql, administrator }: AccessWorld,
  rows: readonly AuditRow[],
): Promise<(row: AuditRow) => AuditLine> {
  const states = rows.flatMap(({ subject_id, before, after }) => [subject_id, before, after])
  const read = await withNames(sql, states)
  const named = await namedIn(sql, administrator.agencies, states)
  return (row) => ({
    id: row.id,
    at: row.at.toISOString(),
    actor: row.actor_id === null ? null : { id: row.actor_id, name: row.actor_name ?? row.actor_id },
    action: row.action,
    subject: { type: row.subject_type, id: row.subject_id, name: row.subject_name },
    agency: row.agency,
    before: read(row.before),
    after: read(row.after),
    named: named([row.subject_id, row.before, row.after]),
    reason: row.reason,
    outcome: row.outcome,
    requestId: row.requestId,
  })
}

const COLUMNS = [
  'id',
  'at',
  'actor',
  'actor id',
  'action',
  'subject',
  'subject type',
  'subject id',
  'agency',
  'outcome',
  'reason',
  'before',
  'after',
  'request',
]

const cellsOf = (line: AuditLine): string[] => [
  line.id,
  line.at,
  line.actor?.name ?? '',
  line.actor?.id ?? '',
  line.action,
  line.subject.name,
  line.subject.type,
  line.subject.id,
  line.agency ?? '',
  line.outcome,
  line.reason ?? '',
  line.before === null ? '' : JSON.stringify(line.before),
  line.after === null ? '' : JSON.stringify(line.after),
  line.requestId ?? '',
]
