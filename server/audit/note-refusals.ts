import { createMiddleware } from 'hono/factory'
import { routePath } from 'hono/route'
import type { Kysely } from 'kysely'
import type { ApiEnvironment } from '../api/kit/api-environment.ts'
import { Refusal } from '../api/kit/refusal.ts'
import { TokenBuckets } from '../api/kit/token-buckets.ts'
import type { Database } from '../db/schema.ts'
import { logFailure } from '../failures/log-failure.ts'
import { writeAudit } from './write-audit.ts'

/** Of one person; a script that tries everything does not fill the log, and its first attempts tell enough. */
const NOTED_A_MINUTE = 10

/** A page that was open while its cookie ran out; no right is missing. */
const OTHER_REASONS = new Set(['xsrf-token-missing'])

/** Notes who was kept from what for want of a right: `access.refused`. Each process bounds it for itself. */
export function noteRefusals(sql: Kysely<Database>, appsAt: (route: string) => readonly string[]) {
  const notes = new TokenBuckets(NOTED_A_MINUTE)
  return createMiddleware<ApiEnvironment>(async (context, next) => {
    await next()
    const { error } = context
    if (!(error instanceof Refusal) || error.problem.status !== 403) return
    const { code = '', values } = error.problem
    const { id } = context.get('person')
    if (OTHER_REASONS.has(code) || notes.take(id) > 0) return
    const route = routePath(context, -1)
    const subject = { type: 'call', id: route, name: `${context.req.method} ${route}` }
    const after = { code, apps: appsAt(route), ...values }
    await writeAudit(sql, { actor: id, action: 'access.refused', subject, after, outcome: 'refused' }).catch(
      (problem: unknown) => logFailure('Noting a refusal in the audit log', problem),
    )
  })
}
