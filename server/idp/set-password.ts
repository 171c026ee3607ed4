import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Kysely, sql as raw } from 'kysely'
import { endSessionsIn } from '../api/people/sessions/end-sessions.ts'
import { readText } from '../api/kit/read-text.ts'
import { writeAudit } from '../audit/write-audit.ts'
import { hashPassword } from '../db/password.ts'
import type { Database } from '../db/schema.ts'
import type { NewMail } from '../mail/mail.ts'
import { queueMail } from '../mail/queue-mail.ts'
import {
  ownerOfPasswordLink,
  PASSWORD_PATH,
  type PasswordLinkKind,
  usePasswordLink,
} from '../passwords/password-links.ts'
import { passwordProblem } from '../passwords/password-rule.ts'
import { FORGOT_PATH } from './forgot-password.ts'
import { linkExpiredPage, passwordPage, passwordSetPage } from './pages/password-pages.ts'
import { sendPage } from './send-page.ts'
import type { LookOf } from './provider-pages.ts'
import { forgetAttempts } from './sign-in-attempts.ts'

interface PasswordParts {
  db: Kysely<Database>
  lookOf: LookOf
  sendsMail: boolean
}

const FORM_BYTES = 16_384

/** Answers `/password/<token>`: looking at it uses nothing up, since mail programs look at links before people do. */
export async function setPassword(
  { db, lookOf, sendsMail }: PasswordParts,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const look = lookOf(request)
  const action = `/idp${request.url?.split('?')[0]}`
  const token = action.slice(PASSWORD_PATH.length)
  const expired = () => sendPage(response, 410, linkExpiredPage(look, sendsMail ? FORGOT_PATH : undefined))
  const owner = await ownerOfPasswordLink(db, token)
  if (!owner) return expired()
  const { email } = owner
  if (request.method !== 'POST') return sendPage(response, 200, passwordPage(look, { action, email }))
  const form = new URLSearchParams(await readText(request, FORM_BYTES))
  const password = form.get('password') ?? ''
  const problem = passwordProblem(password, form.get('repeat') ?? '', email)
  if (problem) return sendPage(response, 422, passwordPage(look, { action, email, problem }))
  if (!(await keepPassword(db, token, owner, password))) return expired()
  await forgetAttempts(db, email.toLowerCase())
  sendPage(response, 200, passwordSetPage(look))
}

const changedMail = (): NewMail => ({
  kind: 'password-changed',
  params: { at: new Date().toISOString() },
  path: FORGOT_PATH,
})

/** With it every session ends: whoever knew the old password is out. */
async function keepPassword(
  db: Kysely<Database>,
  token: string,
  { id: person, kind }: { id: string; kind: PasswordLinkKind },
  password: string,
): Promise<boolean> {
  const password_hash = await hashPassword(password)
  return db.transaction().execute(async (sql) => {
    if (!(await usePasswordLink(sql, token, person))) return false
    await sql.updateTable('person').set({ password_hash }).where('id', '=', person).execute()
    await endSessionsIn(sql, person, {})
    await writeAudit(sql, {
      actor: person,
      action: `person.password-${kind === 'reset' ? 'reset' : 'set'}`,
      subject: { type: 'person', id: person },
    })
    if (kind === 'reset') await queueMail(sql, [person], changedMail())
    await raw`delete from idp_record where payload ->> 'accountId' = ${person}`.execute(sql) // sessions that have called nothing yet
    return true
  })
}
