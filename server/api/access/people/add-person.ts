import { sql as raw, type Transaction } from 'kysely'
import { writeAudit } from '../../../audit/write-audit.ts'
import type { Database } from '../../../db/schema.ts'
import type { ApiParts, Person } from '../../kit/api-environment.ts'
import { grantDirect } from '../../permissions/grant-direct.ts'

/** Spec section 9: the defaults. */
const DISPLAY = { display_language: 'en-US', date_locale: 'en-gb', number_locale: 'en-gb' }

export interface NewMember {
  id: string
  email: string
  firstname: string
  lastname: string
  agency: string
  reason?: string | undefined
}

/** A person who comes in once they sign in, unless the address is known; with the right to enter the agency. Answers whether that is new. */
export async function addMember(
  sql: Transaction<Database>,
  parts: Pick<ApiParts, 'spellings'>,
  by: Partial<Pick<Person, 'id'>>,
  { id, email, firstname, lastname, agency, reason }: NewMember,
): Promise<boolean> {
  await sql
    .insertInto('person')
    .values({
      ...DISPLAY,
      id,
      email,
      firstname,
      lastname,
      password_hash: null,
      demo: false,
      invited_at: new Date(),
    })
    .onConflict((conflict) => conflict.doNothing()) // known by the address, or by the id under another one
    .execute()
  const joined = await sql
    .insertInto('agency_member')
    .values({
      agency_code: agency,
      person_id: id,
      guest_since: raw<Date | null>`(select now() from agency_member
        where person_id = ${id} and guest_since is null limit 1)`,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('person_id')
    .executeTakeFirst()
  if (!joined) return false
  const subject = { type: 'person', id } as const
  await writeAudit(sql, { actor: by.id, action: 'person.invited', subject, agency, reason })
  const { az_id } = await sql
    .selectFrom('agency')
    .select('az_id')
    .where('code', '=', agency)
    .executeTakeFirstOrThrow()
  await grantDirect(sql, parts, {
    personId: id,
    accountId: az_id,
    permissions: ['OsAgencyAccess'],
    by: by.id,
    reason,
  })
  return true
}
