import type { Kysely } from 'kysely'
import type { Database } from '../../db/schema.ts'
import type { Newcomers, Person, TokenOwner } from './api-environment.ts'
import { refusal } from './refusing.ts'

type Identity = NonNullable<TokenOwner['identity']>

/**
 * The person a token was given to. A foreign provider's word for an address is taken once, and only if it may vouch for it:
 * from then on the person is who has that subject there, whatever address is told, and nobody else who gets the address is.
 * @throws Refusal
 */
export async function findPerson(
  sql: Kysely<Database>,
  owner: TokenOwner,
  newcomers?: Newcomers,
): Promise<Person> {
  const person = await knownPerson(sql, owner, newcomers)
  mayComeIn(person)
  await keepGroups(person.id, owner, newcomers)
  return person
}

/** @throws Refusal */
export function mayComeIn(person: Person): void {
  if (person.disabled_at) throw refusal('person-disabled')
}

/** Answers whether the groups were looked at, and rights may have changed by it. */
export async function keepGroups(
  personId: string,
  owner: TokenOwner,
  newcomers?: Newcomers,
): Promise<boolean> {
  if (!owner.groups || !newcomers || grouped.has(owner)) return false
  await newcomers.keepGroups(personId, owner.groups)
  grouped.add(owner)
  return true
}

/** Whose groups were kept: the provider's answer is remembered for a while, and is the same object so long. */
const grouped = new WeakSet<TokenOwner>()

async function knownPerson(sql: Kysely<Database>, owner: TokenOwner, newcomers?: Newcomers): Promise<Person> {
  const { email, identity } = owner
  const bound = identity && (await boundTo(sql, identity))
  if (bound) return bound
  if (identity && !identity.vouches) {
    throw refusal('address-not-vouched-for', { issuer: identity.issuer, email })
  }
  const find = () =>
    sql.selectFrom('person').selectAll().where('email', '=', email.toLowerCase()).executeTakeFirst()
  let person = await find()
  if (!person && identity && newcomers?.admit) {
    await newcomers.admit(owner)
    person = await find()
  }
  if (!person) throw refusal('account-missing', { email })
  return identity ? bind(sql, person, identity) : person
}

function boundTo(sql: Kysely<Database>, { issuer, subject }: Identity): Promise<Person | undefined> {
  return sql
    .selectFrom('person')
    .innerJoin('person_identity', 'person_identity.person_id', 'person.id')
    .selectAll('person')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst()
}

/** Of two first calls at the same moment the second finds what the first has written. */
async function bind(sql: Kysely<Database>, person: Person, { issuer, subject }: Identity): Promise<Person> {
  const row = { issuer, subject, person_id: person.id, bound_at: new Date() }
  await sql
    .insertInto('person_identity')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const bound = await boundTo(sql, { issuer, subject, vouches: true })
  if (bound?.id === person.id) return bound
  throw refusal('address-of-another', { email: person.email, issuer })
}
