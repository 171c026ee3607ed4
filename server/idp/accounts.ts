import type { Kysely } from 'kysely'
import type { Account, AccountClaims } from 'oidc-provider'
import type { Database } from '../db/schema.ts'
import { verifyPassword } from '../db/password.ts'

/** Finds the person by email and password. An unknown address takes as long as a known one, so that nobody learns by the time which there are. */
export async function authenticate(
  db: Kysely<Database>,
  email: string,
  password: string,
): Promise<{ accountId: string; isDisabled: boolean } | null> {
  const person = await db
    .selectFrom('person')
    .select(['id', 'password_hash', 'disabled_at'])
    .where('email', '=', email)
    .executeTakeFirst()
  const right = await verifyPassword(password, person?.password_hash ?? null)
  return right && person ? { accountId: person.id, isDisabled: person.disabled_at !== null } : null
}

/** What the provider may say about a person, by id. */
export async function findAccount(db: Kysely<Database>, id: string): Promise<Account | undefined> {
  const person = await db
    .selectFrom('person')
    .select(['id', 'email', 'firstname', 'lastname', 'display_language'])
    .where('id', '=', id)
    .where('password_hash', 'is not', null)
    .where('disabled_at', 'is', null)
    .executeTakeFirst()
  if (!person) return undefined
  const claims: AccountClaims = {
    sub: person.id,
    email: person.email,
    email_verified: true,
    name: `${person.firstname} ${person.lastname}`,
    given_name: person.firstname,
    family_name: person.lastname,
    preferred_username: person.email,
    locale: person.display_language,
  }
  return { accountId: person.id, claims: () => claims }
}
