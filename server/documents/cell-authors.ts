import { type Kysely, sql as raw } from 'kysely'
import { MAX_CHANGES_TO_CATCH_UP } from '../../miniapps/domain/document/limits.ts'
import type { WithSheet } from '../../miniapps/domain/document/sheet.ts'
import type { CellAuthors } from '../../miniapps/domain/document/wire.ts'
import type { Database } from '../db/schema.ts'
import { namesOf } from './stored-document.ts'

/**
 * Authors of changes to cells and rows of a sheet after one version and until another, last of all, by their paths: cells keep no author of
 * their own. Of very many changes only the newest are looked at.
 */
export async function cellAuthors(
  sql: Kysely<Database>,
  { sheet }: WithSheet,
  documentId: string,
  { after, until }: { after: number; until: number },
): Promise<CellAuthors> {
  if (!sheet) return {}
  const newest = sql
    .selectFrom('document_change')
    .select(['path', 'by', 'at', 'position'])
    .where('document_id', '=', documentId)
    .where('version', '>', after)
    .where('version', '<=', until)
    .where(raw<boolean>`starts_with(path, ${`${sheet.at}/`})`)
    .orderBy('position', 'desc')
    .limit(MAX_CHANGES_TO_CATCH_UP)
  const rows = await sql
    .selectFrom(newest.as('newest'))
    .distinctOn('path')
    .select(['path', 'by', 'at'])
    .orderBy('path')
    .orderBy('position', 'desc')
    .execute()
  const nameOf = await namesOf(
    sql,
    rows.map(({ by }) => by),
  )
  return Object.fromEntries(rows.map(({ path, by, at }) => [path, { by: nameOf(by), at: at.toISOString() }]))
}
