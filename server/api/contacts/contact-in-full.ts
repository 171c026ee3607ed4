import { type Kysely, sql as raw } from 'kysely'
import { type Client, clientsShown } from '../../../miniapps/domain/contacts/client-policy.ts'
import type { ContactDetail, ContactInShort } from '../../../miniapps/domain/contacts/contact.ts'
import { MANAGERS_MOST, REPORTS_MOST } from '../../../miniapps/domain/contacts/limits.ts'
import type { Database } from '../../db/schema.ts'
import type { ApiParts } from '../kit/api-environment.ts'
import { refusal } from './refusals.ts'
import { oneContact } from './read-contacts.ts'

/** All that a reader may know of one person. @throws Refusal where there is nobody */
export async function contactInFull(
  { sql, spellings }: Pick<ApiParts, 'sql' | 'spellings'>,
  id: string,
  readerId: string,
): Promise<ContactDetail> {
  const contact = await oneContact(sql, id, readerId)
  if (!contact) throw refusal('contact-not-found', { person: id })
  const [managers, reports, note, clients, readers] = await Promise.all([
    managersOf(sql, id),
    reportsOf(sql, id),
    noteOn(sql, id, readerId),
    clientsOf(sql, id, spellings('OS_WORKSPACE_ACCESS')),
    clientsOf(sql, readerId, spellings('OS_WORKSPACE_ACCESS')),
  ])
  return {
    ...contact,
    managers,
    reports,
    note,
    clients: clientsShown(clients, readers),
    mine: id === readerId,
  }
}

/** From the manager upwards; a ring ends where it would begin again. */
export async function managersOf(sql: Kysely<Database>, id: string): Promise<readonly ContactInShort[]> {
  const { rows } = await raw<ContactInShort>`
    with recursive above (id, step, way) as (
      select manager_id, 1, array[person_id] from contact where person_id = ${id} and manager_id is not null
      union all
      select contact.manager_id, step + 1, way || contact.person_id from above join contact on contact.person_id = above.id
        where contact.manager_id is not null and contact.manager_id <> all(way || contact.person_id)
          and step < ${MANAGERS_MOST})
    select person.id, firstname, lastname, title from above join person on person.id = above.id
      join contact on contact.person_id = person.id order by step`.execute(sql)
  return rows
}

const reportsOf = (sql: Kysely<Database>, id: string): Promise<readonly ContactInShort[]> =>
  sql
    .selectFrom('contact')
    .innerJoin('person', 'person.id', 'contact.person_id')
    .select(['person.id', 'firstname', 'lastname', 'title'])
    .where('manager_id', '=', id)
    .orderBy('sort_name')
    .limit(REPORTS_MOST)
    .execute()

async function noteOn(sql: Kysely<Database>, id: string, readerId: string): Promise<string> {
  const found = await sql
    .selectFrom('contact_note')
    .select('text')
    .where('person_id', '=', readerId)
    .where('contact_id', '=', id)
    .executeTakeFirst()
  return found?.text ?? ''
}

/** The clients of the brands that somebody works on. */
async function clientsOf(
  sql: Kysely<Database>,
  id: string,
  access: readonly string[],
): Promise<readonly Client[]> {
  const { rows } = await raw<Client>`
    select distinct client_id as id, client_name as name, coalesce(categories[1], '') as category
      from effective_permission join workspace on workspace.az_id = effective_permission.account_id
      where person_id = ${id} and permissions && ${access}::text[] and type = 'BRAND' and status <> 'INACTIVE'
        and client_name is not null
      order by name`.execute(sql)
  return rows
}
