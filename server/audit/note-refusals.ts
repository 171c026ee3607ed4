import { createMiddleware } from 'hono/factory'
import { routePath } from 'hono/route'
import type { Kysely } from 'kysely'
import type { ApiContext, ApiEnvironment } from '../api/kit/api-environment.ts'
import { Refusal } from '../api/kit/refusal.ts'
import { TokenBuckets } from '../api/kit/token-buckets.ts'
import type { Database } from '../db/schema.ts'
import { logFailure } from '../failures/log-failure.ts'
import { currentRequest } from '../log/request-record.ts'
import { type AuditEntry, writeAudit } from './write-audit.ts'

/** Of one person; a script that tries everything does not fill the log, and its first attempts tell enough. */
const NOTED_A_MINUTE = 10

/** A page that was open while its cookie ran out; no right is missing. */
const OTHER_REASONS = new Set(['xsrf-token-missing'])

/**
 * Notes who was kept from what for want of a right, `access.refused`, and who is known and may not come in at all,
 * `person.sign-in-refused`. Each process bounds it for itself.
 */
export function noteRefusals(sql: Kysely<Database>, appsAt: (route: string) => readonly string[]) {
  const notes = new TokenBuckets(NOTED_A_MINUTE)
  return createMiddleware<ApiEnvironment>(async (context, next) => {
    await next()
    const { error } = context
    if (!(error instanceof Refusal) || error.problem.status !== 403) return
    const { code = '' } = error.problem
    const person = context.var.person?.id as string | undefined // nobody, where they did not come in
    const id = person ?? currentRequest()?.personId
    if (id === undefined || OTHER_REASONS.has(code) || notes.take(id) > 0) return
    const entry = person ? keptFrom(context, person, error.problem, appsAt) : keptOut(id, code)
    await writeAudit(sql, { ...entry, outcome: 'refused' }).catch((problem: unknown) =>
      logFailure('Noting a refusal in the audit log', problem),
    )
  })
}

function keptFrom(
  context: ApiContext,
  actor: string,
  { code, values }: Refusal['problem'],
  appsAt: (route: string) => readonly string[],
): AuditEntry {
  const route = routePath(context, -1)
  const subject = { type: 'call', id: route, name: `${context.req.method} ${route}` }
  return { actor, action: 'access.refused', subject, after: { code, apps: appsAt(route), ...values } }
}

/** With a token that is good, such as somebody's who was disabled meanwhile. */
const keptOut = (id: string, code: string): AuditEntry => ({
  action: 'person.sign-in-refused',
  subject: { type: 'person', id },
  after: { code },
})
