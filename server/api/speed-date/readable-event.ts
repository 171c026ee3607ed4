import type { Kysely } from 'kysely'
import type { Body } from '../../../miniapps/domain/document/change.ts'
import type { Database } from '../../db/schema.ts'
import type { StoredFields } from '../../documents/stored-document.ts'
import { agencyFor } from '../kit/agency-for.ts'
import type { ApiParts } from '../kit/api-environment.ts'
import { refusal } from '../../documents/refusals.ts'

/** An event whose agency the person works in. @throws Refusal */
export async function readableEvent(parts: ApiParts, id: string, personId: string) {
  const event = await parts.sql
    .selectFrom('document')
    .select(['id', 'place', 'status', 'fields', 'created_by'])
    .where('id', '=', id)
    .where('type', '=', 'speed-date')
    .where('status', '!=', 'deleted')
    .executeTakeFirst()
  if (!event) throw refusal('document-not-found', { document: id })
  await agencyFor(parts, event.place, personId, 'NetworkAccess')
  return { ...event, body: bodyOf(event.fields) }
}
export type ReadableEvent = Awaited<ReturnType<typeof readableEvent>>

/** Other events of the same agency that have begun, the latest first. */
export async function earlierEvents(
  sql: Kysely<Database>,
  { id, place }: ReadableEvent,
  most: number,
): Promise<readonly Body[]> {
  const rows = await sql
    .selectFrom('document')
    .select('fields')
    .where('type', '=', 'speed-date')
    .where('place', '=', place)
    .where('status', 'in', ['running', 'finished'])
    .where('id', '!=', id)
    .orderBy('created_at', 'desc')
    .limit(most)
    .execute()
  return rows.map(({ fields }) => bodyOf(fields))
}

const bodyOf = (fields: StoredFields): Body =>
  Object.fromEntries(Object.entries(fields).map(([path, { value }]) => [path, value]))
