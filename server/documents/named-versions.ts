import type { Kysely } from 'kysely'
import type { Field, NamedVersion } from '../../miniapps/domain/document/wire.ts'
import type { DocumentKind } from '../api/kit/document-kind.ts'
import { refusal } from './refusals.ts'
import type { Database } from '../db/schema.ts'
import { type DocumentLine, namesOf, type StoredFields, withNames } from './stored-document.ts'

/** Keeps a copy of the document as it is now under a name; naming the same version again renames it. */
export async function nameVersion(
  sql: Kysely<Database>,
  documentId: string,
  name: string,
  by: string,
): Promise<void> {
  const named = { name, by, at: new Date() }
  await sql
    .insertInto('document_version')
    .columns(['document_id', 'version', 'fields', 'name', 'by', 'at'])
    .expression((make) =>
      make
        .selectFrom('document')
        .where('id', '=', documentId)
        .forShare() // a change that is under way would write over rows of the version without seeing its name
        .select(['id', 'version', 'fields'])
        .select(({ val }) => [val(name).as('name'), val(by).as('by'), val(named.at).as('at')]),
    )
    .onConflict((conflict) => conflict.columns(['document_id', 'version']).doUpdateSet(named))
    .execute()
}

/** @throws Refusal where an approval named the version, and of names that only approvals give: others find theirs by them */
export async function mayBeNamed(
  sql: Kysely<Database>,
  { definition: { settled } }: Pick<DocumentKind, 'definition'>,
  { id, version }: Pick<DocumentLine, 'id' | 'version'>,
  name: string,
): Promise<void> {
  if (!settled) return
  const counted = await sql
    .selectFrom('document_change')
    .select('id')
    .where('document_id', '=', id)
    .where('version', '=', version)
    .where('path', '=', settled.count)
    .executeTakeFirst()
  if (counted || /^v\d+$/.test(name)) throw refusal('version-name-kept')
}

/** Newest first. */
export async function namedVersions(sql: Kysely<Database>, documentId: string): Promise<NamedVersion[]> {
  const rows = await sql
    .selectFrom('document_version')
    .select(['version', 'name', 'by', 'at'])
    .where('document_id', '=', documentId)
    .orderBy('version', 'desc')
    .execute()
  const nameOf = await namesOf(
    sql,
    rows.map(({ by }) => by),
  )
  return rows.map(({ version, name, by, at }) => ({ version, name, by: nameOf(by), at: at.toISOString() }))
}

/** With the names of those who set them. */
export async function fieldsOfVersion(
  sql: Kysely<Database>,
  documentId: string,
  version: number,
): Promise<Record<string, Field>> {
  const fields = await keptFields(sql, documentId, version)
  const authors = Object.values(fields).map(({ by }) => by)
  return withNames(fields, await namesOf(sql, authors))
}

/** @throws Refusal where no version of this number has a name */
export async function keptFields(
  sql: Kysely<Database>,
  documentId: string,
  version: number,
): Promise<StoredFields> {
  const row = await sql
    .selectFrom('document_version')
    .select('fields')
    .where('document_id', '=', documentId)
    .where('version', '=', version)
    .executeTakeFirst()
  if (!row) throw refusal('version-not-found', { version })
  return row.fields
}
