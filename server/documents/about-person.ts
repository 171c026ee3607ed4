import { type Kysely, sql as raw } from 'kysely'
import type { Json } from '../../miniapps/domain/document/json.ts'
import { holdsPeople, isAbout } from '../../miniapps/domain/document/personal-fields.ts'
import type { DocumentKind } from '../api/kit/document-kind.ts'
import type { Database } from '../db/schema.ts'
import type { StoredFields } from './stored-document.ts'

/** Kinds of documents that hold data of people, by what their definitions say. */
export const kindsWithPeople = (kinds: readonly DocumentKind[]): readonly DocumentKind[] =>
  kinds.filter(({ definition }) => holdsPeople(definition.fields))

/** Documents of one type in which the person's id stands anywhere; which fields are about them the definition says. */
export const documentsNaming = (sql: Kysely<Database>, type: string, personId: string) =>
  sql
    .selectFrom('document')
    .selectAll()
    .where('type', '=', type)
    .where(raw<boolean>`strpos(fields::text, ${personId}) > 0`)
    .orderBy('id')

export const versionsNaming = (sql: Kysely<Database>, type: string, personId: string) =>
  sql
    .selectFrom('document_version')
    .select(['document_id', 'version', 'fields'])
    .where('document_id', 'in', idsOf(sql, type))
    .where(raw<boolean>`strpos(fields::text, ${personId}) > 0`)

/** Also those whose id stands in the path alone. */
export const changesNaming = (sql: Kysely<Database>, type: string, personId: string) =>
  sql
    .selectFrom('document_change')
    .select(['document_id', 'id', 'path', 'base', 'value', 'at'])
    .where('document_id', 'in', idsOf(sql, type))
    .where(
      raw<boolean>`(strpos(path, ${personId}) > 0 or base ->> 'id' = ${personId} or value ->> 'id' = ${personId})`,
    )
    .orderBy('position')

const idsOf = (sql: Kysely<Database>, type: string) =>
  sql.selectFrom('document').select('id').where('type', '=', type)

export interface FieldAboutPerson {
  document: string
  type: string
  /** It stands there now, did so earlier, or in a version with a name. */
  in: 'document' | 'history' | 'version'
  path: string
  value: Json
}

/** What documents of all kinds say about somebody, now and earlier. */
export async function fieldsAboutPerson(
  sql: Kysely<Database>,
  kinds: readonly DocumentKind[],
  personId: string,
): Promise<readonly FieldAboutPerson[]> {
  const found: FieldAboutPerson[] = []
  for (const { definition } of kindsWithPeople(kinds)) {
    const { type, fields } = definition
    const about = (
      document: string,
      where: FieldAboutPerson['in'],
      values: readonly (readonly [string, Json])[],
    ) =>
      found.push(
        ...values
          .filter(([path, value]) => value !== null && isAbout(fields, path, value, personId))
          .map(([path, value]) => ({ document, type, in: where, path, value })),
      )
    for (const line of await documentsNaming(sql, type, personId).execute())
      about(line.id, 'document', valuesOf(line.fields))
    for (const line of await versionsNaming(sql, type, personId).execute())
      about(line.document_id, 'version', valuesOf(line.fields))
    for (const { document_id, path, value } of await changesNaming(sql, type, personId).execute())
      about(document_id, 'history', [[path, value]])
  }
  return found
}

const valuesOf = (fields: StoredFields) =>
  Object.entries(fields).map(([path, { value }]) => [path, value] as const)
