import type { Kysely } from 'kysely'
import { contactNote } from '../../../miniapps/domain/contacts/contact-input.ts'
import type { Database } from '../../db/schema.ts'
import { readJson } from '../kit/read-json.ts'
import { refusal } from './refusals.ts'
import type { CallWorld, Handler } from '../kit/routes.ts'

type OfContact = Handler<CallWorld, 'id'>

/** For the caller's eyes alone; an empty one is removed. */
export const writeNote: OfContact = async ({ sql, person }, context, { id }) => {
  const { text } = await readJson(context, contactNote)
  const note = { person_id: person.id, contact_id: await known(sql, id) }
  if (text === '')
    await sql
      .deleteFrom('contact_note')
      .where('person_id', '=', note.person_id)
      .where('contact_id', '=', note.contact_id)
      .execute()
  else
    await sql
      .insertInto('contact_note')
      .values({ ...note, text, updated_at: new Date() })
      .onConflict((conflict) =>
        conflict.columns(['person_id', 'contact_id']).doUpdateSet({ text, updated_at: new Date() }),
      )
      .execute()
  return { data: { text } }
}
writeNote.takes = { body: contactNote }

export const mark: OfContact = async ({ sql, person }, _, { id }) => {
  await sql
    .insertInto('contact_favourite')
    .values({ person_id: person.id, contact_id: await known(sql, id) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return { data: { favourite: true } }
}

export const unmark: OfContact = async ({ sql, person }, _, { id }) => {
  await sql
    .deleteFrom('contact_favourite')
    .where('person_id', '=', person.id)
    .where('contact_id', '=', id)
    .execute()
  return { data: { favourite: false } }
}

async function known(sql: Kysely<Database>, id: string): Promise<string> {
  const person = await sql.selectFrom('person').select('id').where('id', '=', id).executeTakeFirst()
  if (!person) throw refusal('contact-not-found', { person: id })
  return person.id
}
