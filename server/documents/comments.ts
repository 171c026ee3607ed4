import type { Kysely } from 'kysely'
import type { Comment } from '../../miniapps/domain/document/wire.ts'
import { Refusal } from '../api/kit/refusal.ts'
import type { Database } from '../db/schema.ts'
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
  return rows.map(({ id, path, text, by, at, resolved_by, resolved_at }) => ({
    id,
    path,
    text,
    by: nameOf(by),
    at: at.toISOString(),
    resolved: resolved_by && resolved_at ? { by: nameOf(resolved_by), at: resolved_at.toISOString() } : null,
  }))
}

/** The same call sent twice makes one comment. */
export async function addComment(
  sql: Kysely<Database>,
  documentId: string,
  { id, path, text }: Pick<Comment, 'id' | 'path' | 'text'>,
  by: string,
): Promise<void> {
  await sql
    .insertInto('document_comment')
    .values({ document_id: documentId, id, path, text, by, at: new Date() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function resolveComment(
  sql: Kysely<Database>,
  documentId: string,
  id: string,
  resolved: boolean,
  by: string,
): Promise<void> {
  const { numUpdatedRows } = await sql
    .updateTable('document_comment')
    .set(resolved ? { resolved_by: by, resolved_at: new Date() } : { resolved_by: null, resolved_at: null })
    .where('document_id', '=', documentId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!numUpdatedRows) throw new Refusal('comment-not-found', { comment: id })
}
