import type { Kysely } from 'kysely'
import type { Change } from '../../miniapps/domain/document/change.ts'
import { type SheetRow, sheetPlace, type WithSheet } from '../../miniapps/domain/document/sheet.ts'
import type { Patched } from '../../miniapps/domain/document/wire.ts'
import type { Person } from '../api/kit/api-environment.ts'
import type { Database } from '../db/schema.ts'
import { type DocumentLine, namesOf } from './stored-document.ts'
import type { StoredField } from './tables.ts'

/** What now stands in the fields that were sent, by whom and since when; null in one that nobody touched. */
export async function standing(
  sql: Kysely<Database>,
  definition: WithSheet,
  { id, fields }: Pick<DocumentLine, 'id' | 'fields'>,
  changes: readonly Change[],
  person: Pick<Person, 'id' | 'firstname' | 'lastname'>,
): Promise<Patched['fields']> {
  const paths = [...new Set(changes.map(({ path }) => path))]
  const cells = paths.filter((path) => sheetPlace(definition, path))
  const all = cells.length ? { ...fields, ...(await standingCells(sql, definition, id, cells)) } : fields
  const nameOf = await namesOf(
    sql,
    paths.flatMap((path) => all[path]?.by ?? []),
    [person],
  )
  return Object.fromEntries(
    paths.map((path) => [path, all[path] ? { ...all[path], by: nameOf(all[path].by) } : null]),
  )
}

/** Cells keep no author of their own: the history knows the last change of each, or of its whole row. */
async function standingCells(
  sql: Kysely<Database>,
  definition: WithSheet,
  documentId: string,
  paths: readonly string[],
): Promise<Record<string, StoredField>> {
  const placed = paths.map((path) => ({ path, ...sheetPlace(definition, path)! }))
  const lines = await sql
    .selectFrom('document_change')
    .distinctOn('path')
    .select(['path', 'value', 'by', 'at', 'position'])
    .where('document_id', '=', documentId)
    .where('path', 'in', [...new Set(placed.flatMap(({ path, row }) => [path, row]))])
    .orderBy('path')
    .orderBy('position', 'desc')
    .execute()
  const last = new Map(lines.map((line) => [line.path, line]))
  return Object.fromEntries(
    placed.flatMap(({ path, row, cell }) => {
      const [own, ofRow] = [last.get(path), last.get(row)]
      const line = own && ofRow ? (own.position > ofRow.position ? own : ofRow) : (own ?? ofRow)
      if (!line) return []
      const value = line.path === path ? line.value : ((line.value as SheetRow | null)?.[cell] ?? null)
      return [[path, { value, by: line.by, at: line.at.toISOString() }]]
    }),
  )
}
