import type { Kysely } from 'kysely'
import { createMiddleware } from 'hono/factory'
import type { Database } from '../db/schema.ts'
import type { ApiEnvironment, VerifyToken } from './api-environment.ts'
import { Refusal } from './refusal.ts'

/** Every call needs a valid access token of somebody we know. */
export function authenticate(sql: Kysely<Database>, verifyToken: VerifyToken) {
  return createMiddleware<ApiEnvironment>(async (context, next) => {
    const token = /^Bearer +([\w.~+/-]+=*) *$/i.exec(context.req.header('authorization') ?? '')?.[1]
    if (!token) throw signInNeeded('This call needs an access token.')
    const claims = await verifyToken(token)
    if (!claims) throw signInNeeded('The access token is not valid any more. Sign in again.', ', error="invalid_token"')
    const person = await sql
      .selectFrom('person')
      .selectAll()
      .where('email', '=', claims.email.toLowerCase())
      .executeTakeFirst()
    if (!person) throw new Refusal(403, `There is no account for ${claims.email} here. Ask your administrator for one.`)
    context.set('person', person)
    await next()
  })
}

function signInNeeded(detail: string, reason = ''): Refusal {
  return new Refusal(401, detail, {}, { 'www-authenticate': `Bearer realm="agency-os"${reason}` })
}
