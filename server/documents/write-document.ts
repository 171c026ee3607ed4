import type { Transaction } from 'kysely'
import type { Database } from '../db/schema.ts'
import type { DocumentKind } from '../api/kit/document-kind.ts'
import { tellOfDocument } from './document-news.ts'
import { type ChangedRows, type Sums, writeRows } from './sheet-rows.ts'
import { bodyOf, type DocumentLine, type StoredFields } from './stored-document.ts'

/** A line of history as it is written; `base` and `value` are JSON. */
export type HistoryLine = Pick<DocumentLine, 'id'> & { path: string; base: unknown; value: unknown }

/** A statement of PostgreSQL has at most 65,535 parameters. */
const LINES_AT_ONCE = 5000

interface Step {
  kind: DocumentKind
  facts: unknown
  document: DocumentLine
  by: string
  /** As whose the document counts from now on, where that is not who did the step. */
  leftBy?: string
  at: Date
  /** Over the rows of its sheet, where it has one. */
  sums?: Sums
}

/** A document at its next version, with what lists show of it. */
export function nextLine({ kind, facts, document, by, leftBy = by, at, sums }: Step): DocumentLine {
  const next = { ...document, version: document.version + 1, updated_at: at, updated_by: leftBy }
  return { ...next, ...listed(kind, facts, next.fields, sums), slot: slotOf(kind, next) }
}

/** Stores a document at its next version with what happened; others hear of it. */
export async function writeDocument(
  sql: Transaction<Database>,
  { history, rows = {}, ...step }: Step & { history: readonly HistoryLine[]; rows?: ChangedRows },
): Promise<DocumentLine> {
  const { kind, document, by, at } = step
  const next = { id: document.id, version: document.version + 1, updated_by: by, updated_at: at }
  const shown = nextLine({ ...step, sums: await writeRows(sql, kind.definition, next, rows) })
  const { id, fields, result, columns, ...plain } = shown
  await sql
    .updateTable('document')
    .set({
      ...plain,
      fields: JSON.stringify(fields),
      result: JSON.stringify(result),
      columns: JSON.stringify(columns),
    })
    .where('id', '=', id)
    .execute()
  await writeHistory(sql, { ...shown, updated_by: step.by }, history)
  return shown
}

/** Adds lines of history at a document's version, and tells all who have it open. */
export async function writeHistory(
  sql: Transaction<Database>,
  { id, version, updated_at, updated_by }: DocumentLine,
  history: readonly HistoryLine[],
): Promise<void> {
  const made = { document_id: id, version, by: updated_by, at: updated_at }
  const rows = history.map(({ id: changeId, path, base, value }) => ({
    ...made,
    id: changeId,
    path,
    base: JSON.stringify(base),
    value: JSON.stringify(value),
  }))
  for (let from = 0; from < rows.length; from += LINES_AT_ONCE)
    await sql
      .insertInto('document_change')
      .values(rows.slice(from, from + LINES_AT_ONCE))
      .execute()
  await tellOfDocument(sql, { kind: 'changed', document: id, version })
}

/** What lists show, sort and search. */
export function listed<Facts>(
  { definition: { list, references } }: Pick<DocumentKind<Facts>, 'definition'>,
  facts: Facts,
  fields: StoredFields,
  sums: Sums = {},
): Pick<DocumentLine, 'title' | 'words' | 'columns' | 'made_from'> {
  const body = bodyOf(fields)
  return {
    title: list.title(body, facts),
    words: list.words?.(body, facts) ?? '',
    columns: list.columns?.(body, facts, sums) ?? {},
    made_from: [...new Set(references?.(body).map(({ type, id }) => `${type}:${id}`))],
  }
}

export function slotOf<Facts>(
  { definition: { slot, statuses } }: Pick<DocumentKind<Facts>, 'definition'>,
  { status, fields }: Pick<DocumentLine, 'status' | 'fields'>,
): string | null {
  return slot && statuses.open.includes(status) ? slot(bodyOf(fields)) : null
}
