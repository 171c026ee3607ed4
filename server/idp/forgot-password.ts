import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Kysely } from 'kysely'
import { readText } from '../api/kit/read-text.ts'
import type { Database } from '../db/schema.ts'
import { logFailure } from '../failures/log-failure.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { makePasswordLink } from '../passwords/password-links.ts'
import { forgotPage, linkSentPage } from './pages/password-pages.ts'
import type { LookOf } from './provider-pages.ts'
import { sendPage } from './send-page.ts'
import { minutesToWait, noteAttempt } from './sign-in-attempts.ts'

export const FORGOT_PATH = '/idp/forgot-password'

const FORM_BYTES = 8192

/** The answer is the same, and as quick, whether there is an account for the address or not. */
export async function forgotPassword(
  { db, lookOf }: { db: Kysely<Database>; lookOf: LookOf },
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const look = lookOf(request)
  if (request.method !== 'POST') return sendPage(response, 200, forgotPage(look, FORGOT_PATH))
  const form = new URLSearchParams(await readText(request, FORM_BYTES))
  const email = (form.get('email') ?? '').trim().toLowerCase().slice(0, 254)
  sendPage(response, 200, linkSentPage(look, email))
  await mailLink(db, email).catch((error: unknown) => logFailure('Identity provider: a link to reset', error))
}

/** So many an address, as of attempts to sign in; counted apart from those. */
async function mailLink(db: Kysely<Database>, email: string): Promise<void> {
  const counted = `forgot ${email}`
  await noteAttempt(db, counted)
  if ((await minutesToWait(db, counted)) > 0) return
  const person = await db
    .selectFrom('person')
    .select('id')
    .where('email', '=', email)
    .where('disabled_at', 'is', null)
    .executeTakeFirst()
  if (!person) return
  await db.transaction().execute(async (sql) => {
    const { path, expiresAt } = await makePasswordLink(sql, person.id, 'reset')
    await queueMail(sql, [person.id], { kind: 'password-reset', params: {}, path, expiresAt })
  })
}
