import type { Kysely, Selectable } from 'kysely'
import type { Body } from '../../miniapps/domain/document/change.ts'
import type { Field, Somebody, StoredDocument } from '../../miniapps/domain/document/wire.ts'
import type { Database } from '../db/schema.ts'
import type { StoredField } from './tables.ts'

export type DocumentLine = Selectable<Database['document']>
export type StoredFields = Readonly<Record<string, StoredField>>

/** All of them: a line is written as it was read. */
export const DOCUMENT_COLUMNS = [
  'id',
  'type',
  'place',
  'status',
  'slot',
  'version',
  'fields',
  'result',
  'title',
  'words',
  'columns',
  'made_from',
  'created_at',
  'created_by',
  'updated_at',
  'updated_by',
] as const satisfies readonly (keyof DocumentLine)[]

type Named = Pick<Selectable<Database['person']>, 'id' | 'firstname' | 'lastname'>

/** Names of people by their ids; who is known already is not asked for. */
export async function namesOf(
  sql: Kysely<Database>,
  ids: Iterable<string>,
  known: readonly Named[] = [],
): Promise<(id: string) => Somebody> {
  const wanted = [...new Set(ids)].filter((id) => !known.some((person) => person.id === id))
  const rows = wanted.length
    ? await sql
        .selectFrom('person')
        .select(['id', 'firstname', 'lastname'])
        .where('id', 'in', wanted)
        .execute()
    : []
  const names = new Map(
    [...known, ...rows].map(({ id, firstname, lastname }) => [id, `${firstname} ${lastname}`.trim()]),
  )
  return (id) => ({ id, name: names.get(id) ?? id })
}

/** A document as the browser gets it. */
export async function toDocument(sql: Kysely<Database>, line: DocumentLine): Promise<StoredDocument> {
  const authors = Object.values(line.fields).map(({ by }) => by)
  const nameOf = await namesOf(sql, [line.created_by, line.updated_by, ...authors])
  const { id, type, place, status, version, title, result } = line
  return {
    id,
    type,
    place,
    status,
    version,
    title,
    result,
    fields: withNames(line.fields, nameOf),
    createdAt: line.created_at.toISOString(),
    createdBy: nameOf(line.created_by),
    updatedAt: line.updated_at.toISOString(),
    updatedBy: nameOf(line.updated_by),
  }
}

export function withNames(fields: StoredFields, nameOf: (id: string) => Somebody): Record<string, Field> {
  return Object.fromEntries(
    Object.entries(fields).map(([path, field]) => [path, { ...field, by: nameOf(field.by) }]),
  )
}

/** The values alone; a field that somebody has emptied is not in a body. */
export function bodyOf(fields: StoredFields): Body {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([path, { value }]) => (value === null ? [] : [[path, value]])),
  )
}
