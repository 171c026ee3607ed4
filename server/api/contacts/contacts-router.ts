import { Hono } from 'hono'
import { contactNote, ownContact } from '../../../miniapps/domain/contacts/contact-input.ts'
import type { ApiEnvironment, ApiParts } from '../kit/api-environment.ts'
import { check, readJson } from '../kit/read-json.ts'
import { Refusal } from '../kit/refusal.ts'
import { contactInFull } from './contact-in-full.ts'
import { contactFilter, contactQuery } from './contact-query.ts'
import { exportContacts } from './export-contacts.ts'
import { listContacts } from './list-contacts.ts'
import { writeOwnContact } from './own-contact.ts'

/** Below `/api/contacts`: everybody of the network, to whoever has network access. */
export function contactsRouter(parts: ApiParts) {
  const { sql } = parts
  const api = new Hono<ApiEnvironment>()
  const readerOf = (context: { get(name: 'person'): { id: string } }) => context.get('person').id

  api.get('/', async (context) => {
    const { after, limit, ...filter } = check(contactQuery, context.req.query(), 'query')
    return context.json(await listContacts(sql, filter, readerOf(context), { limit, after }))
  })

  /** What the directory is narrowed by. */
  api.get('/choices', async (context) => {
    const [agencies, markets] = await Promise.all([
      sql.selectFrom('agency').select(['code', 'name']).orderBy('name').execute(),
      sql.selectFrom('country').select(['code', 'name']).orderBy('name').execute(),
    ])
    return context.json({ agencies, markets })
  })

  api.post('/export', async (context) => {
    const filter = check(contactFilter, context.req.query(), 'query')
    return context.json(await exportContacts(sql, filter, context.get('person')))
  })

  api.put('/me', async (context) => {
    const me = readerOf(context)
    await writeOwnContact(sql, me, await readJson(context, ownContact))
    return context.json(await contactInFull(parts, me, me))
  })

  api.get('/:id', async (context) => {
    const reader = readerOf(context)
    const id = context.req.param('id')
    return context.json(await contactInFull(parts, id === 'me' ? reader : id, reader))
  })

  api.put('/:id/note', async (context) => {
    const { text } = await readJson(context, contactNote)
    const note = { person_id: readerOf(context), contact_id: await known(context.req.param('id')) }
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
    return context.json({ text })
  })

  api.put('/:id/favourite', async (context) => {
    const contact_id = await known(context.req.param('id'))
    await sql
      .insertInto('contact_favourite')
      .values({ person_id: readerOf(context), contact_id })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return context.json({ favourite: true })
  })

  api.delete('/:id/favourite', async (context) => {
    await sql
      .deleteFrom('contact_favourite')
      .where('person_id', '=', readerOf(context))
      .where('contact_id', '=', context.req.param('id'))
      .execute()
    return context.json({ favourite: false })
  })

  async function known(id: string): Promise<string> {
    const person = await sql.selectFrom('person').select('id').where('id', '=', id).executeTakeFirst()
    if (!person) throw new Refusal('contact-not-found', { person: id })
    return person.id
  }

  return api
}
