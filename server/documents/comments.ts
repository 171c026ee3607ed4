import type { Kysely } from 'kysely'
import type { Comment } from '../../miniapps/domain/document/wire.ts'
import { refusal } from './refusals.ts'
import type { Database } from '../db/schema.ts'
import { tellOfDocument } from './document-news.ts'
import { namesOf } from './stored-document.ts'

/** Oldest first. */
export async function commentsOf(sql: Kysely<Database>, documentId: string): Promise<Comment[]> {
  const rows = await sql
    .selectFrom('document_comment')
    .selectAll()
    .where('document_id', '=', documentId)
    .orderBy('at')
    .orderBy('id')
    .execute()
  const nameOf = await namesOf(
    sql,
    rows.flatMap(({ by, resolved_by }) => [by, ...(resolved_by ? [resolved_by] : [])]),
  )
  return rows.map(({ id, path, text, by, at, edited_at, resolved_by, resolved_at }) => ({
    id,
    path,
    text,
    by: nameOf(by),
    at: at.toISOString(),
    editedAt: edited_at?.toISOString() ?? null,
    resolved: resolved_by && resolved_at ? { by: nameOf(resolved_by), at: resolved_at.toISOString() } : null,
  }))
}

/** The same call sent twice makes one comment; answers whether it is new. */
export async function addComment(
  sql: Kysely<Database>,
  documentId: string,
  { id, path, text }: Pick<Comment, 'id' | 'path' | 'text'>,
  by: string,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await sql
    .insertInto('document_comment')
    .values({ document_id: documentId, id, path, text, by, at: new Date() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  await tellOfDocument(sql, { kind: 'commented', document: documentId })
  return numInsertedOrUpdatedRows === 1n
}

/** Resolves it or takes that back, or gives it another text, which only its author may. */
export async function changeComment(
  sql: Kysely<Database>,
  documentId: string,
  id: string,
  change: { resolved: boolean } | { text: string },
  by: string,
): Promise<void> {
  await mayTouch(sql, documentId, id, 'text' in change ? by : undefined)
  const at = new Date()
  const set =
    'text' in change
      ? { text: change.text, edited_at: at }
      : { resolved_by: change.resolved ? by : null, resolved_at: change.resolved ? at : null }
  await sql
    .updateTable('document_comment')
    .set(set)
    .where('document_id', '=', documentId)
    .where('id', '=', id)
    .execute()
  await tellOfDocument(sql, { kind: 'commented', document: documentId })
}

export async function removeComment(
  sql: Kysely<Database>,
  documentId: string,
  id: string,
  by: string,
): Promise<void> {
  await mayTouch(sql, documentId, id, by)
  await sql
    .deleteFrom('document_comment')
    .where('document_id', '=', documentId)
    .where('id', '=', id)
    .execute()
  await tellOfDocument(sql, { kind: 'commented', document: documentId })
}

/** @param author who must have written it; anybody without */
async function mayTouch(
  sql: Kysely<Database>,
  documentId: string,
  id: string,
  author: string | undefined,
): Promise<void> {
  const comment = await sql
    .selectFrom('document_comment')
    .select('by')
    .where('document_id', '=', documentId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!comment) throw refusal('comment-not-found', { comment: id })
  if (author !== undefined && comment.by !== author) throw refusal('document-of-another')
}
