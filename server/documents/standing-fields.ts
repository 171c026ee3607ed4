import type { Kysely } from 'kysely'
import type { Change } from '../../miniapps/domain/document/change.ts'
import { sheetPlace, type WithSheet } from '../../miniapps/domain/document/sheet.ts'
import type { Patched } from '../../miniapps/domain/document/wire.ts'
import type { Person } from '../api/kit/api-environment.ts'
import type { Database } from '../db/schema.ts'
import { type DocumentLine, namesOf } from './stored-document.ts'
import type { StoredField } from './tables.ts'

/** Current value, author and time of each field that was sent; null for an untouched one. */
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
  const rows = await sql
    .selectFrom('document_sheet_row')
    .select(['row', 'cells', 'by', 'at'])
    .where('document_id', '=', documentId)
    .where('to_version', 'is', null)
    .where('row', 'in', [...new Set(placed.map(({ row }) => row))])
    .execute()
  const there = new Map(rows.map((row) => [row.row, row]))
  const last = await lastChanges(
    sql,
    documentId,
    placed.flatMap(({ path, row }) => [path, row]),
  )
  const fields: Record<string, StoredField> = {}
  for (const { path, row, cell } of placed) {
    const [own, ofRow] = [last.get(path), last.get(row)]
    const ofCell = own && ofRow ? (own.position > ofRow.position ? own : ofRow) : (own ?? ofRow)
    const standingRow = there.get(row)
    const change = (cell ? undefined : standingRow) ?? ofCell
    const value = standingRow ? (cell ? (standingRow.cells[cell] ?? null) : standingRow.cells) : null
    if (change) fields[path] = { value, by: change.by, at: change.at.toISOString() }
  }
  return fields
}

async function lastChanges(sql: Kysely<Database>, documentId: string, paths: readonly string[]) {
  const lines = await sql
    .selectFrom('document_change')
    .distinctOn('path')
    .select(['path', 'by', 'at', 'position'])
    .where('document_id', '=', documentId)
    .where('path', 'in', [...new Set(paths)])
    .orderBy('path')
    .orderBy('position', 'desc')
    .execute()
  return new Map(lines.map((line) => [line.path, line]))
}
