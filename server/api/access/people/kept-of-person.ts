import { type Kysely, sql as raw } from 'kysely'
import type { Database } from '../../../db/schema.ts'
import { fieldsAboutPerson } from '../../../documents/about-person.ts'
import type { ApiParts } from '../../kit/api-environment.ts'

interface Place {
  table: string
  column: string
}

/**
 * Where rows stand that are about a person and go with them: all that the database itself would delete with the person,
 * so that a table of a new noun is never forgotten.
 */
export async function placesOfPeople(sql: Kysely<Database>): Promise<readonly Place[]> {
  const { rows } = await raw<Place>`
    select link.conrelid::regclass::text as table, attname as column
    from pg_constraint as link join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid = 'person'::regclass and confdeltype = 'c'
    order by 1, 2`.execute(sql)
  return rows
}

/** What somebody wrote for themselves alone: an administrator does not get it. */
const PRIVATE: readonly string[] = ['contact_note']

/** All that is kept about somebody, by table, what documents say of them, and what they worked on, for themselves or for their administrator. */
export async function keptOf(
  { sql, documentKinds }: Pick<ApiParts, 'sql' | 'documentKinds'>,
  id: string,
  reader: 'themselves' | 'administrator',
): Promise<Record<string, unknown>> {
  const { password_hash: _secret, ...person } = await sql
    .selectFrom('person')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const about: Record<string, readonly object[]> = {}
  for (const { table, column } of await placesOfPeople(sql)) {
    if (column !== 'person_id') continue // what others noted of them is the others'
    if (reader === 'administrator' && PRIVATE.includes(table)) continue
    const { rows } =
      await raw<object>`select * from ${raw.table(table)} where ${raw.ref(column)} = ${id}`.execute(sql)
    if (rows.length > 0) about[table] = [...(about[table] ?? []), ...rows]
  }
  const work = await sql
    .selectFrom('document')
    .select(['id', 'type', 'title', 'place', 'created_at', 'updated_at'])
    .where((is) => is.or([is('created_by', '=', id), is('updated_by', '=', id)]))
    .orderBy('created_at')
    .execute()
  const comments = await sql
    .selectFrom('document_comment')
    .select(['document_id', 'path', 'text', 'at'])
    .where('by', '=', id)
    .orderBy('at')
    .execute()
  const log = await sql
    .selectFrom('audit_entry')
    .select(['at', 'action', 'outcome', 'agency_code'])
    .where((is) =>
      is.or([
        is('actor_id', '=', id),
        is.and([is('subject_type', '=', 'person'), is('subject_id', '=', id)]),
      ]),
    )
    .orderBy('at')
    .execute()
  const documents = await fieldsAboutPerson(sql, documentKinds, id)
  return { person, about, documents, work, comments, log }
}
