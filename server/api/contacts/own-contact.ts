import type { Kysely } from 'kysely'
import type { OwnContact } from '../../../miniapps/domain/contacts/contact-input.ts'
import type { Database } from '../../db/schema.ts'
import { refusal } from './refusals.ts'
import { managersOf } from './contact-in-full.ts'

/** Writes what somebody says of themselves. @throws Refusal of a manager or a market who cannot be */
export async function writeOwnContact(
  sql: Kysely<Database>,
  personId: string,
  own: OwnContact,
): Promise<void> {
  await checkManager(sql, personId, own.managerId)
  await checkMarket(sql, own.country)
  await sql
    .updateTable('contact')
    .set({
      title: own.title,
      city: own.city,
      country_code: own.country,
      time_zone: own.timeZone,
      languages: own.languages,
      phone: own.phone,
      manager_id: own.managerId,
      skills: JSON.stringify(own.skills),
      availability: own.availability,
      hours: JSON.stringify(own.hours),
      updated_at: new Date(),
    })
    .where('person_id', '=', personId)
    .execute()
}

async function checkManager(
  sql: Kysely<Database>,
  personId: string,
  managerId: string | null,
): Promise<void> {
  if (managerId === null) return
  const manager = await sql.selectFrom('person').select('id').where('id', '=', managerId).executeTakeFirst()
  if (!manager) throw refusal('contact-not-found', { person: managerId })
  const above = [managerId, ...(await managersOf(sql, managerId)).map(({ id }) => id)]
  if (above.includes(personId)) throw refusal('contact-manager-below')
}

async function checkMarket(sql: Kysely<Database>, country: string | null): Promise<void> {
  if (country === null) return
  const known = await sql.selectFrom('country').select('code').where('code', '=', country).executeTakeFirst()
  if (!known) throw refusal('contact-market-unknown', { market: country })
}
