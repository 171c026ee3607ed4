import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import { type FileType, fileTypeOf, isFileName } from '../../../miniapps/domain/document/file.ts'
import { ruleOf } from '../../../miniapps/domain/document/field-rule.ts'
import {
  MAX_FILE_NAME_CHARACTERS,
  MAX_FILES_BYTES_PER_DOCUMENT,
} from '../../../miniapps/domain/document/limits.ts'
import type { DocumentKind } from '../../api/kit/document-kind.ts'
import { refusal } from '../refusals.ts'
import type { Database } from '../../db/schema.ts'
import type { FileStore } from '../../files/file-store.ts'
import type { DocumentLine } from '../stored-document.ts'

/** A file as it came in. */
export interface SentFile {
  /** The field that is going to name it; the last step is its id. */
  path: string
  name: string
  /** As the browser has it, by its name as a rule. */
  type: string
  bytes: Uint8Array
}

/** Refuses before anything is read: a field that holds no file, a document that takes no changes. */
export function checkField({ definition }: DocumentKind, { status }: DocumentLine, path: string): void {
  if (ruleOf(definition.fields, path)?.holds !== 'file') throw refusal('file-field-unknown', { path })
  if (!definition.statuses.open.includes(status))
    throw refusal('document-status', undefined, { current: status })
}

/** Keeps a file for a document; the same call again answers the same. The person's next change names it in its field. */
export async function takeFile(
  sql: Kysely<Database>,
  store: FileStore,
  documentId: string,
  sent: SentFile,
  personId: string,
): Promise<{ id: string; name: string; type: FileType; bytes: number }> {
  const { path, name, bytes } = sent
  const type = typeOf(sent)
  const id = path.slice(path.lastIndexOf('/') + 1)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  await checkRoom(sql, documentId, bytes.length)
  const now = new Date().toISOString()
  const row = { id, document_id: documentId, path, name, type, bytes: bytes.length, sha256 }
  await sql
    .insertInto('document_file')
    // nothing names it yet; should its bytes fail to be stored, nothing ever will
    .values({ ...row, store: store.name, by: personId, at: now, unused_since: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const kept = await sql.selectFrom('document_file').selectAll().where('id', '=', id).executeTakeFirst()
  if (kept?.document_id !== documentId || kept.sha256 !== sha256) throw refusal('file-id-taken')
  await store.write(id, bytes)
  return { id, name, type, bytes: bytes.length }
}

/** What it is by its bytes, which must be what it says, and what its name ends with. */
function typeOf({ name, type: declared, bytes }: SentFile): FileType {
  const type = fileTypeOf(bytes, name)
  if (!type) throw refusal('file-not-taken')
  if (type !== declared) throw refusal('file-not-of-its-kind')
  if (!isFileName(name, type)) throw refusal('file-name-not-valid', { most: MAX_FILE_NAME_CHARACTERS })
  return type
}

async function checkRoom(sql: Kysely<Database>, documentId: string, more: number): Promise<void> {
  const { taken } = await sql
    .selectFrom('document_file')
    .select((expression) => expression.fn.sum<string | null>('bytes').as('taken'))
    .where('document_id', '=', documentId)
    .executeTakeFirstOrThrow()
  if (Number(taken) + more > MAX_FILES_BYTES_PER_DOCUMENT)
    throw refusal('files-too-large', { most: MAX_FILES_BYTES_PER_DOCUMENT / 2 ** 20 })
}
