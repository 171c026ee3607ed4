import { createHash, randomBytes } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '../db/schema.ts'

export const INVITATION_DAYS = 7
export const RESET_MINUTES = 60

const LIFE_MS = { invitation: INVITATION_DAYS * 24 * 3_600_000, reset: RESET_MINUTES * 60_000 }

export type PasswordLinkKind = keyof typeof LIFE_MS

/** Below the portal's origin; the page is the embedded provider's. */
export const PASSWORD_PATH = '/idp/password/'

export interface PasswordLink {
  path: string
  expiresAt: Date
}

/** A link to set a password once. An earlier one of its kind is no longer good. */
export async function makePasswordLink(
  sql: Kysely<Database>,
  person: string,
  kind: PasswordLinkKind,
  now = new Date(),
): Promise<PasswordLink> {
  return (await makePasswordLinks(sql, [person], kind, now)).get(person)!
}

/** The same for each of many, by their ids. */
export async function makePasswordLinks(
  sql: Kysely<Database>,
  people: readonly string[],
  kind: PasswordLinkKind,
  now = new Date(),
): Promise<ReadonlyMap<string, PasswordLink>> {
  if (people.length === 0) return new Map()
  const expiresAt = new Date(now.getTime() + LIFE_MS[kind])
  const made = people.map((person) => ({ person, token: randomBytes(32).toString('base64url') }))
  await sql
    .insertInto('password_link')
    .values(
      made.map(({ person, token }) => ({
        hash: hashOf(token),
        person_id: person,
        kind,
        expires_at: expiresAt,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['person_id', 'kind']).doUpdateSet((excluded) => ({
        hash: excluded.ref('excluded.hash'),
        expires_at: excluded.ref('excluded.expires_at'),
      })),
    )
    .execute()
  return new Map(made.map(({ person, token }) => [person, { path: PASSWORD_PATH + token, expiresAt }]))
}

/** The person whose password a link sets; undefined once it was used or has expired, and for people who may not sign in. */
export function ownerOfPasswordLink(sql: Kysely<Database>, token: string, now = new Date()) {
  return sql
    .selectFrom('password_link')
    .innerJoin('person', 'person.id', 'person_id')
    .select(['person.id', 'person.email', 'password_link.kind'])
    .where('hash', '=', hashOf(token))
    .where('expires_at', '>', now)
    .where('disabled_at', 'is', null)
    .executeTakeFirst()
}

/** Uses a link up, and with it all others of the person; of two who use it at once the second gets false. */
export async function usePasswordLink(
  sql: Transaction<Database>,
  token: string,
  person: string,
): Promise<boolean> {
  const used = await sql
    .deleteFrom('password_link')
    .where('hash', '=', hashOf(token))
    .where('person_id', '=', person)
    .returning('hash')
    .executeTakeFirst()
  if (used) await sql.deleteFrom('password_link').where('person_id', '=', person).execute()
  return used !== undefined
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')
