import type { Transaction } from 'kysely'
import type { InvitationSent } from '../../../../miniapps/domain/access/wire.ts'
import type { Database } from '../../../db/schema.ts'
import { queueMail } from '../../../mail/queue-mail.ts'
import { makePasswordLink } from '../../../passwords/password-links.ts'
import type { ApiParts, Person } from '../../kit/api-environment.ts'

interface Invited {
  id: string
  agency: string
  by: Person
  /** Nobody else's: whoever holds the link can sign in as them. */
  mayCopy: boolean
}

const SIGN_IN_PATH = '/login'

/** Mails an invitation; where no mail server is, the link to copy is answered. People who have a password are led to the sign-in. */
export async function sendInvitation(
  sql: Transaction<Database>,
  { invitations: { origin, setsPasswords, mail } }: ApiParts,
  { id, agency, by, mayCopy }: Invited,
): Promise<InvitationSent> {
  const person = await sql
    .selectFrom('person')
    .select('password_hash')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const { name } = await sql
    .selectFrom('agency')
    .select('name')
    .where('code', '=', agency)
    .executeTakeFirstOrThrow()
  const params = { by: `${by.firstname} ${by.lastname}`.trim(), agency: name }
  const language = by.display_language // newcomers have chosen none yet
  const isMailed = mail === 'smtp'
  if (!setsPasswords || person.password_hash !== null) {
    await queueMail(sql, [id], { kind: 'invitation-sign-in', params, path: SIGN_IN_PATH, language })
    return { isMailed, link: isMailed ? null : origin + SIGN_IN_PATH, until: null }
  }
  const { path, expiresAt } = await makePasswordLink(sql, id, 'invitation')
  const until = expiresAt.toISOString()
  await queueMail(sql, [id], { kind: 'invitation', params: { ...params, until }, path, language, expiresAt })
  return { isMailed, link: isMailed || !mayCopy ? null : origin + path, until }
}
