import { type Kysely, sql as raw, type SqlBool } from 'kysely'
import type { ContactLine } from '../../../miniapps/domain/contacts/contact.ts'
import type { Database } from '../../db/schema.ts'

type Sql = Kysely<Database>

export const isFavourite = (readerId: string) => raw<SqlBool>`exists (select from contact_favourite favourite
  where favourite.person_id = ${readerId} and favourite.contact_id = contact.person_id)`

/** In the order asked for. */
export async function contactsOf(sql: Sql, ids: readonly string[], readerId: string): Promise<ContactLine[]> {
  const rows = await contactRows(sql, readerId)
    .where('person.id', 'in', [...ids, ''])
    .execute()
  const byId = new Map(rows.map((row) => [row.id, toContact(row)]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Of one person, to whoever reads. */
export async function oneContact(sql: Sql, id: string, readerId: string): Promise<ContactLine | undefined> {
  const row = await contactRows(sql, readerId).where('person.id', '=', id).executeTakeFirst()
  return row && toContact(row)
}

const PLAIN = [
  'person.id',
  'person.firstname',
  'person.lastname',
  'person.email',
  'contact.title',
  'contact.city',
  'contact.country_code',
  'contact.time_zone',
  'contact.languages',
  'contact.phone',
  'contact.skills',
  'contact.availability',
  'contact.hours',
] as const

const contactRows = (sql: Sql, readerId: string) =>
  sql
    .selectFrom('contact')
    .innerJoin('person', 'person.id', 'contact.person_id')
    .select(PLAIN)
    .select([
      raw<
        ContactLine['agencies']
      >`coalesce((select jsonb_agg(jsonb_build_object('code', agency.code, 'name', agency.name)
        order by agency.name) from agency_member join agency on agency.code = agency_member.agency_code
        where agency_member.person_id = contact.person_id), '[]')`.as('agencies'),
      isFavourite(readerId).as('favourite'),
    ])

interface Row extends Omit<ContactLine, 'country' | 'timeZone' | 'favourite'> {
  favourite: SqlBool
  country_code: string | null
  time_zone: string
}

const toContact = ({
  id,
  firstname,
  lastname,
  email,
  title,
  city,
  phone,
  languages,
  ...row
}: Row): ContactLine => ({
  id,
  firstname,
  lastname,
  email,
  title,
  city,
  phone,
  languages,
  country: row.country_code,
  timeZone: row.time_zone,
  skills: row.skills,
  availability: row.availability,
  hours: row.hours,
  agencies: row.agencies,
  favourite: Boolean(row.favourite),
})
