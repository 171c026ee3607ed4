import { Hono } from 'hono'
import { type RawBuilder, sql as raw } from 'kysely'
import type { AuditLine } from '../../../../miniapps/domain/access/wire-checks.ts'
import { MOST_COUNTED } from '../../../../miniapps/domain/access/limits.ts'
import { withNames } from '../../../audit/with-names.ts'
import { writeAudit } from '../../../audit/write-audit.ts'
import type { ApiContext, ApiEnvironment, ApiParts } from '../../kit/api-environment.ts'
import { Refusal } from '../../kit/refusal.ts'
import { administratorOf, type Administrator, agenciesAsked } from '../administrator.ts'
import { csv } from '../csv.ts'
import { auditEntries, type AuditRow } from './audit-entries.ts'
import { namedIn } from './named-in.ts'
import { pageOf, pageQuery, prefixes } from '../page.ts'

const MAX_EXPORTED = 100_000

/** Below `/api/access/audit`; newest first. */
export function auditRouter(parts: ApiParts) {
  const api = new Hono<ApiEnvironment>()

  api.get('/', async (context) => {
    const administrator = await administratorOf(parts, context)
    const page = pageQuery(context.req.query())
    const where = filtersOf(context, administrator)
    const rows = await entries(parts, where, page.after?.[1], page.limit + 1)
    const lineOf = await linesOf(parts, administrator, rows)
    const total = page.after ? {} : { total: await totalOf(parts, where) }
    return context.json({ ...pageOf(rows, page, lineOf), ...total })
  })

  api.get('/export', async (context) => {
    const administrator = await administratorOf(parts, context)
    const rows = await entries(parts, filtersOf(context, administrator), undefined, MAX_EXPORTED)
    await writeAudit(parts.sql, {
      actor: administrator.person.id,
      action: 'audit.exported',
      subject: { type: 'audit', id: 'all', name: 'audit log' },
      after: { rows: rows.length, filters: context.req.queries() },
    })
    const lineOf = await linesOf(parts, administrator, rows)
    return csv(context, 'audit-log.csv', [COLUMNS, ...rows.map((row) => cellsOf(lineOf(row)))])
  })

  return api
}

function filtersOf(context: ApiContext, administrator: Administrator): RawBuilder<unknown> {
  const asked = context.req.queries('agency')
  const agencies = [...agenciesAsked(administrator, asked)]
  const { from, until, q = '' } = context.req.query()
  const conditions = [
    raw`(agency_code = any(${agencies}::text[]) ${asked ? raw`` : raw`or ${ofNoAgency(agencies)}`})`,
    ...equal(context, 'actor', 'actor_id'),
    ...equal(context, 'action', 'action'),
    ...ofKind(context.req.query('kind')),
    ...equal(context, 'subject', 'subject_id'),
    ...equal(context, 'outcome', 'outcome'),
    ...(from ? [raw`at >= ${moment('from', from)}`] : []),
    ...(until ? [raw`at < ${moment('until', until)}`] : []),
    ...(q.trim() ? [says(q.trim().toLowerCase())] : []),
  ]
  return raw.join(conditions, raw` and `)
}

/** In the entry itself, or by the beginnings of names and address of whoever did it or whom it is about. */
function says(text: string): RawBuilder<unknown> {
  const people = raw`(select id from person
    where person_words(firstname, lastname, email) @@ to_tsquery('simple', ${prefixes(text)}))`
  return raw`(strpos(lower(subject_name), ${text}) > 0 or strpos(action, ${text}) > 0 or strpos(lower(reason), ${text}) > 0
    or actor_id in ${people} or subject_type = 'person' and subject_id in ${people})`
}

/** Such as a refused call or what the configuration did; of people who work for other agencies alone, it is those agencies'. */
function ofNoAgency(agencies: readonly string[]): RawBuilder<unknown> {
  const isOurs = (person: string) => raw`coalesce((select bool_or(agency_code = any(${[...agencies]}::text[]))
    from agency_member where person_id = ${raw.ref(`entry.${person}`)}), true)`
  return raw`(agency_code is null and ${isOurs('actor_id')}
    and (subject_type <> 'person' or ${isOurs('subject_id')}))`
}

const equal = (context: ApiContext, filter: string, column: string): RawBuilder<unknown>[] => {
  const asked = context.req.queries(filter)
  return asked ? [raw`${raw.ref(`entry.${column}`)} = any(${asked}::text[])`] : []
}

const SIGN_INS: readonly string[] = ['person.signed-in', 'person.signed-out', 'person.sign-in-refused']

function ofKind(kind: string | undefined): RawBuilder<unknown>[] {
  if (kind === 'sign-ins') return [raw`action = any(${SIGN_INS}::text[])`]
  return kind === 'others' ? [raw`action <> all(${SIGN_INS}::text[])`] : []
}

function moment(field: string, value: string): Date {
  const date = new Date(value)
  if (Number.isNaN(date.getTime()))
    throw new Refusal('query-not-valid', {
      problem: `${field}: must be a moment such as 2026-12-31T18:00:00Z`,
    })
  return date
}

async function entries(
  { sql }: ApiParts,
  where: RawBuilder<unknown>,
  before: string | undefined,
  limit: number,
) {
  if (before !== undefined && !/^\d{1,18}$/.test(before))
    throw new Refusal('query-not-valid', { problem: 'after: must be what the page before answered' })
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
  { sql }: ApiParts,
  { agencies }: Administrator,
  rows: readonly AuditRow[],
): Promise<(row: AuditRow) => AuditLine> {
  const states = rows.flatMap(({ subject_id, before, after }) => [subject_id, before, after])
  const read = await withNames(sql, states)
  const named = await namedIn(sql, agencies, states)
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
