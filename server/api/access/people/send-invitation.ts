import type { Transaction } from 'kysely'
import type { InvitationSent } from '../../../../miniapps/domain/access/wire.ts'
import type { Database } from '../../../db/schema.ts'
import type { NewMail } from '../../../mail/mail.ts'
import { queueMails } from '../../../mail/queue-mail.ts'
import { makePasswordLinks } from '../../../passwords/password-links.ts'
import type { ApiParts, Person } from '../../kit/api-environment.ts'

interface Invited {
  id: string
  agency: string
  /** Nobody else's: whoever holds the link can sign in as them. */
  mayCopy: boolean
}

const SIGN_IN_PATH = '/login'

/** Mails an invitation; where no mail server is, the link to copy is answered. People who have a password are led to the sign-in. */
export async function sendInvitation(
  sql: Transaction<Database>,
  parts: ApiParts,
  { by, ...invited }: Invited & { by: Person },
): Promise<InvitationSent> {
  return (await sendInvitations(sql, parts, by, [invited])).get(invited.id)!
}

/** The same for many, each of them once; answers by their ids. */
export async function sendInvitations(
  sql: Transaction<Database>,
  { invitations: { origin, setsPasswords, mail } }: ApiParts,
  by: Person,
  invited: readonly Invited[],
): Promise<ReadonlyMap<string, InvitationSent>> {
  if (invited.length === 0) return new Map()
  const newcomers = setsPasswords ? await withoutPassword(sql, invited) : []
  const links = await makePasswordLinks(sql, newcomers, 'invitation')
  const agencies = await sql
    .selectFrom('agency')
    .select(['code', 'name'])
    .where('code', 'in', [...new Set(invited.map(({ agency }) => agency))])
    .execute()
  const nameOf = new Map(agencies.map(({ code, name }) => [code, name]))
  const isMailed = mail === 'smtp'
  const language = by.display_language // newcomers have chosen none yet
  const sent = invited.map(({ id, agency, mayCopy }) => {
    const params = { by: `${by.firstname} ${by.lastname}`.trim(), agency: nameOf.get(agency) ?? agency }
    const link = links.get(id)
    if (!link) {
      const letter: NewMail = { kind: 'invitation-sign-in', params, path: SIGN_IN_PATH, language }
      return { id, letter, answer: { isMailed, link: isMailed ? null : origin + SIGN_IN_PATH, until: null } }
    }
    const { path, expiresAt } = link
    const until = expiresAt.toISOString()
    const letter: NewMail = { kind: 'invitation', params: { ...params, until }, path, language, expiresAt }
    return { id, letter, answer: { isMailed, link: isMailed || !mayCopy ? null : origin + path, until } }
  })
  await queueMails(
    sql,
    sent.map(({ id, letter }) => ({ ...letter, to: id })),
  )
  return new Map(sent.map(({ id, answer }) => [id, answer]))
}

async function withoutPassword(
  sql: Transaction<Database>,
  invited: readonly Invited[],
): Promise<readonly string[]> {
  const ids = invited.map(({ id }) => id)
  const rows = await sql
    .selectFrom('person')
    .select('id')
    .where('id', 'in', ids)
    .where('password_hash', 'is', null)
    .execute()
  return rows.map(({ id }) => id)
}
