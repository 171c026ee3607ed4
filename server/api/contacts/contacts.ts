import { ownContact } from '../../../miniapps/domain/contacts/contact-input.ts'
import { check, readJson } from '../kit/read-json.ts'
import type { CallWorld, Handler } from '../kit/routes.ts'
import { contactInFull } from './contact-in-full.ts'
import { contactFilter, contactQuery } from './contact-query.ts'
import { exportContacts } from './export-contacts.ts'
import { listContacts } from './list-contacts.ts'
import { writeOwnContact } from './own-contact.ts'

export const listPeople: Handler = ({ sql, person }, context) => {
  const { after, limit, ...filter } = check(contactQuery, context.req.query(), 'query')
  return listContacts(sql, filter, person.id, { limit, after })
}
listPeople.takes = { query: contactQuery }

/** Filters of the directory. */
export const listChoices: Handler = async ({ sql }) => {
  const [agencies, markets] = await Promise.all([
    sql.selectFrom('agency').select(['code', 'name']).orderBy('name').execute(),
    sql.selectFrom('country').select(['code', 'name']).orderBy('name').execute(),
  ])
  return { data: { agencies, markets } }
}

export const exportPeople: Handler = ({ sql, person }, context) =>
  exportContacts(sql, check(contactFilter, context.req.query(), 'query'), person)
exportPeople.takes = { query: contactFilter }

export const writeOwnDetails: Handler = async (world, context) => {
  const { id: me } = world.person
  await writeOwnContact(world.sql, me, await readJson(context, ownContact))
  return { data: await contactInFull(world, me, me) }
}
writeOwnDetails.takes = { body: ownContact }

/** `me` is who asks. */
export const readPerson: Handler<CallWorld, 'id'> = async (world, _, { id }) => {
  const { id: reader } = world.person
  return { data: await contactInFull(world, id === 'me' ? reader : id, reader) }
}
