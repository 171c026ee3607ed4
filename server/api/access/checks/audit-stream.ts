import type { IncomingMessage } from 'node:http'
import * as v from 'valibot'
import { type Context, Hono } from 'hono'
import { type Kysely, sql as raw } from 'kysely'
import type { Database } from '../../../db/schema.ts'
import { noteOfRequest } from '../../../log/request-record.ts'
import type { ApiEnvironment } from '../../kit/api-environment.ts'
import { answerError } from '../../kit/answer-error.ts'
import { showsToken } from '../../kit/shows-token.ts'
import type { Rates } from '../../kit/rates.ts'
import { check } from '../../kit/read-json.ts'
import { refusal } from '../../kit/refusing.ts'
import { auditEntries, type AuditRow } from './audit-entries.ts'

export const AUDIT_STREAM_PATH = '/access/audit/stream'

const wholeNumber = v.pipe(v.string(), v.regex(/^\d{1,18}$/, 'must be a whole number'))
const streamQuery = v.object({
  after: v.optional(wholeNumber, '0'),
  limit: v.optional(v.pipe(wholeNumber, v.transform(Number), v.minValue(1), v.maxValue(10_000)), '1000'),
})

/**
 * Nothing given out yet may come in front of what was: an entry is held back while a transaction runs that began before it,
 * for that may have drawn a lower number. One that has written nothing in a minute, such as a backup, is not waited for.
 */
const IS_SETTLED = raw`at < now() - coalesce((
  select max(mine.xact_start - other.xact_start) from pg_stat_activity as mine, pg_stat_activity as other
  where mine.pid = pg_backend_pid() and other.pid <> mine.pid
    and other.datname = current_database() and other.backend_type = 'client backend'
    and (other.backend_xid is not null or mine.xact_start - other.xact_start < interval '1 minute')),
  interval '0')`

/** `GET /api/access/audit/stream?after=`: the log of all agencies, oldest first, for whoever collects it by a token. */
export function auditStream(
  sql: Kysely<Database>,
  tokens: () => readonly string[],
  rates: Rates,
  addressOf: (request?: IncomingMessage) => string,
) {
  const api = new Hono<ApiEnvironment>()
  api.get('/', async (context) => {
    noteOfRequest({ route: `/api${AUDIT_STREAM_PATH}` })
    rates.countAddress(addressOf(context.env?.incoming))
    mustShow(tokens(), context)
    const { after, limit } = check(streamQuery, context.req.query(), 'query')
    const where = raw`entry.id > ${after}::bigint and ${IS_SETTLED}`
    const rows = await auditEntries(sql, where, raw`entry.id`, limit)
    const lines = rows.map((row) => `${JSON.stringify(lineOf(row))}\n`)
    return context.body(lines.join(''), 200, { 'content-type': 'application/x-ndjson' })
  })
  api.onError(answerError)
  return api
}

/** @throws Refusal */
function mustShow(tokens: readonly string[], context: Context): void {
  if (showsToken(tokens, context.req.header('authorization'))) return
  throw refusal('access-token-ended', {}, {}, { 'www-authenticate': 'Bearer realm="agency-os"' })
}

/** People stand in `before` and `after` by id, as in the table and in the log. */
const lineOf = ({ actor_id, actor_name, subject_type, subject_id, subject_name, ...row }: AuditRow) => ({
  id: row.id,
  at: row.at,
  actor: actor_id === null ? null : { id: actor_id, name: actor_name },
  action: row.action,
  subject: { type: subject_type, id: subject_id, name: subject_name },
  agency: row.agency,
  outcome: row.outcome,
  reason: row.reason,
  before: row.before,
  after: row.after,
  requestId: row.requestId,
})
