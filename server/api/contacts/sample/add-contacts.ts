import { sql as raw } from 'kysely'
import { Dice } from '../../../world/dice.ts'
import type { Noun } from '../../../world/noun.ts'
import { contactRows } from './contact-rows.ts'

const SEED = 77_190_401

/** Everybody has a row by now: it is filled. */
export const addContacts: Noun['addSample'] = async (sql, world) => {
  const rows = JSON.stringify(contactRows(new Dice(SEED), world))
  await raw`update contact set title = given.title, city = given.city, country_code = given.country_code,
      time_zone = given.time_zone, languages = given.languages, phone = given.phone, manager_id = given.manager_id,
      skills = given.skills, availability = given.availability, hours = given.hours
    from jsonb_populate_recordset(null::contact, ${rows}::jsonb) as given
    where contact.person_id = given.person_id`.execute(sql)
}
