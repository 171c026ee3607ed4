import { type Kysely, sql as raw, type Transaction } from 'kysely'
import type { Body, Change } from '../../miniapps/domain/document/change.ts'
import { MAX_SHEET_ROWS } from '../../miniapps/domain/document/limits.ts'
import { type SheetRow, sheetPlace, type WithSheet } from '../../miniapps/domain/document/sheet.ts'
import type { ApiContext } from '../api/kit/api-environment.ts'
import type { Database } from '../db/schema.ts'
import { refusal } from './refusals.ts'
import type { DocumentLine } from './stored-document.ts'

/** Rows by their paths; null for one that is gone. */
export type ChangedRows = Readonly<Record<string, SheetRow | null>>

/** Document at its version, with who brought it there and when. */
type Written = Pick<DocumentLine, 'id' | 'version' | 'updated_by' | 'updated_at'>

/** Added up over all rows, with their number as `rows`. */
export type Sums = Readonly<Record<string, number>>

/** Rows that some changes name, as they are now. */
export async function rowsOfChanges(
  sql: Kysely<Database>,
  definition: WithSheet,
  documentId: string,
  changes: readonly Pick<Change, 'path'>[],
): Promise<Body> {
  const rows = new Set(changes.flatMap(({ path }) => sheetPlace(definition, path)?.row ?? []))
  return rows.size ? readRows(sql, documentId, undefined, [...rows]) : {}
}

/** All rows as they are now, or as a version with a name has them; none for a type without a sheet. */
export const allRows = async (
  sql: Kysely<Database>,
  { sheet }: WithSheet,
  documentId: string,
  version?: number,
): Promise<Body> => (sheet ? readRows(sql, documentId, version) : {})

async function readRows(
  sql: Kysely<Database>,
  documentId: string,
  version?: number,
  rows?: readonly string[],
): Promise<Body> {
  let asked = sql
    .selectFrom('document_sheet_row')
    .select(['row', 'cells'])
    .where('document_id', '=', documentId)
    .where(stoodIn(version))
  if (rows) asked = asked.where(raw<boolean>`row = any(${rows}::text[])`)
  return Object.fromEntries((await asked.execute()).map(({ row, cells }) => [row, cells]))
}

/**
 * All rows as JSON, of now or of a version with a name: the database makes the text, since reading megabytes to write them
 * again would take longer than all the rest.
 */
export async function rowsAsJson(
  sql: Kysely<Database>,
  documentId: string,
  version?: number,
): Promise<string> {
  const { rows } = await raw<{ text: string | null }>`
    select string_agg(to_json(row)::text || ':' || cells::text, ',') as text
      from document_sheet_row where document_id = ${documentId} and ${stoodIn(version)}`.execute(sql)
  return `{${rows[0]?.text ?? ''}}`
}

/** Of rows: those of a version with a name, else those of now. */
const stoodIn = (version?: number) =>
  version === undefined
    ? raw<boolean>`to_version is null`
    : raw<boolean>`from_version <= ${version} and (to_version is null or to_version > ${version})`

/** Answers what is read of a document together with its rows. */
export function withRows(context: ApiContext, data: object, rows: string): Response {
  const json = JSON.stringify({ data })
  return context.body(`${json.slice(0, -'}}'.length)},"rows":${rows}}}`, 200, {
    'content-type': 'application/json',
  })
}

/**
 * Keeps rows as they are from this version of the document on. What a version with a name holds stays beside them.
 * @throws Refusal where there are too many
 */
export async function writeRows(
  sql: Transaction<Database>,
  definition: WithSheet,
  { id, version, updated_by, updated_at }: Written,
  changed: ChangedRows,
): Promise<Sums> {
  const names = Object.keys(changed)
  if (names.length) {
    await raw`update document_sheet_row set to_version = ${version}
      where document_id = ${id} and row = any(${names}::text[]) and to_version is null and from_version <=
        (select max(version) from document_version where document_id = ${id})`.execute(sql)
    const gone = names.filter((name) => changed[name] === null)
    if (gone.length)
      await raw`delete from document_sheet_row
        where document_id = ${id} and row = any(${gone}::text[]) and to_version is null`.execute(sql)
    await insertRows(sql, definition, { id, version, updated_by, updated_at }, changed)
  }
  const sums = await sheetSums(sql, definition, id)
  if ((sums['rows'] ?? 0) > MAX_SHEET_ROWS) throw refusal('document-too-long', { most: MAX_SHEET_ROWS })
  return sums
}

async function insertRows(
  sql: Kysely<Database>,
  { sheet }: WithSheet,
  { id, version, updated_by, updated_at }: Written,
  changed: ChangedRows,
): Promise<void> {
  const there = Object.entries(changed).flatMap(([row, cells]) => (cells === null ? [] : [{ row, cells }]))
  if (!there.length) return
  const json = (values: readonly unknown[]) => values.map((value) => JSON.stringify(value))
  await raw`insert into document_sheet_row (document_id, row, from_version, cells, sums, by, at)
    select ${id}, given.row, ${version}, given.cells::jsonb, given.sums::jsonb, ${updated_by},
        ${updated_at.toISOString()}::timestamptz
      from unnest(${there.map(({ row }) => row)}::text[], ${json(there.map(({ cells }) => cells))}::text[],
        ${json(there.map(({ cells }) => sheet?.sums?.(cells) ?? {}))}::text[]) as given (row, cells, sums)
    on conflict (document_id, row) where to_version is null
      do update set cells = excluded.cells, sums = excluded.sums, by = excluded.by, at = excluded.at`.execute(
    sql,
  )
}

/** Adds up rows in memory. @throws Refusal where there are too many */
export function addedUp({ sheet }: WithSheet, rows: Readonly<Record<string, SheetRow>>): Sums {
  if (!sheet) return {}
  const all = Object.values(rows)
  if (all.length > MAX_SHEET_ROWS) throw refusal('document-too-long', { most: MAX_SHEET_ROWS })
  const sums: Record<string, number> = { rows: all.length }
  for (const row of all)
    for (const [name, value] of Object.entries(sheet.sums?.(row) ?? {}))
      sums[name] = (sums[name] ?? 0) + value
  return sums
}

/** Sums of all rows, for the list; empty for a type without a sheet. */
export async function sheetSums(
  sql: Kysely<Database>,
  { sheet }: WithSheet,
  documentId: string,
): Promise<Sums> {
  if (!sheet) return {}
  const { rows } = await raw<{ name: string; sum: string }>`
    with own as (select sums from document_sheet_row where document_id = ${documentId} and to_version is null)
    select 'rows' as name, count(*)::text as sum from own
    union all select name, sum(value::numeric)::text from own, jsonb_each_text(sums) as each (name, value) group by name`.execute(
    sql,
  )
  return Object.fromEntries(rows.map(({ name, sum }) => [name, Number(sum)]))
}
