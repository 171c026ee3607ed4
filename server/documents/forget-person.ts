import type { Transaction } from 'kysely'
import { sql as raw } from 'kysely'
import type { FieldRules } from '../../miniapps/domain/document/field-rule.ts'
import { FORMER_NAME, withoutPerson } from '../../miniapps/domain/document/personal-fields.ts'
import type { DocumentKind } from '../api/kit/document-kind.ts'
import type { Database } from '../db/schema.ts'
import { changesNaming, documentsNaming, kindsWithPeople, versionsNaming } from './about-person.ts'
import { sheetSums } from './sheet-rows.ts'
import { bodyOf, type StoredFields } from './stored-document.ts'
import { listed } from './write-document.ts'

interface Forgotten {
  id: string
  name: string
}

/**
 * Takes a person's data out of documents of all kinds, as their definitions say, and their name out of comments that mention
 * them. It is no change of the documents: a line of history would keep what is to be gone.
 */
export async function forgetPersonInDocuments(
  sql: Transaction<Database>,
  kinds: readonly DocumentKind[],
  person: Forgotten,
): Promise<void> {
  for (const kind of kindsWithPeople(kinds)) {
    await forgetInBodies(sql, kind, person.id)
    await forgetInVersions(sql, kind, person.id)
    await forgetInChanges(sql, kind, person.id)
  }
  await forgetMentions(sql, person.name)
}

async function forgetInBodies(
  sql: Transaction<Database>,
  kind: DocumentKind,
  personId: string,
): Promise<void> {
  const { type, fields: rules } = kind.definition
  for (const { id, fields, place } of await documentsNaming(sql, type, personId)
    .select('place')
    .forUpdate()
    .execute()) {
    const left = fieldsWithout(rules, fields, personId)
    const facts = await kind.facts(sql, bodyOf(left), place)
    const sums = await sheetSums(sql, kind.definition, id)
    const { title, words, columns } = listed(kind, facts, left, sums)
    await sql
      .updateTable('document')
      .set({ fields: JSON.stringify(left), title, words, columns: JSON.stringify(columns) })
      .where('id', '=', id)
      .execute()
  }
}

async function forgetInVersions(
  sql: Transaction<Database>,
  { definition: { type, fields: rules } }: DocumentKind,
  personId: string,
): Promise<void> {
  for (const { document_id, version, fields } of await versionsNaming(sql, type, personId).execute())
    await sql
      .updateTable('document_version')
      .set({ fields: JSON.stringify(fieldsWithout(rules, fields, personId)) })
      .where('document_id', '=', document_id)
      .where('version', '=', version)
      .execute()
}

async function forgetInChanges(
  sql: Transaction<Database>,
  { definition: { type, fields: rules } }: DocumentKind,
  personId: string,
): Promise<void> {
  for (const { document_id, id, path, base, value } of await changesNaming(sql, type, personId).execute())
    await sql
      .updateTable('document_change')
      .set({
        base: JSON.stringify(withoutPerson(rules, path, base, personId)),
        value: JSON.stringify(withoutPerson(rules, path, value, personId)),
      })
      .where('document_id', '=', document_id)
      .where('id', '=', id)
      .execute()
}

/** Comments name people as "@Ada Lovelace". */
async function forgetMentions(sql: Transaction<Database>, name: string): Promise<void> {
  if (!name) return
  const comments = await sql
    .selectFrom('document_comment')
    .select(['document_id', 'id', 'text'])
    .where(raw<boolean>`strpos(lower(text), lower(${`@${name}`})) > 0`)
    .execute()
  const mention = new RegExp(`@${name.replaceAll(/[^\p{L}\p{N} ]/gu, '\\$&')}(?!\\p{L})`, 'giu')
  for (const { document_id, id, text } of comments)
    await sql
      .updateTable('document_comment')
      .set({ text: text.replaceAll(mention, `@${FORMER_NAME}`) })
      .where('document_id', '=', document_id)
      .where('id', '=', id)
      .execute()
}

const fieldsWithout = (rules: FieldRules, fields: StoredFields, personId: string): StoredFields =>
  Object.fromEntries(
    Object.entries(fields).map(([path, field]) => [
      path,
      { ...field, value: withoutPerson(rules, path, field.value, personId) },
    ]),
  )
