import type { Kysely } from 'kysely'
import type { Body } from '../../miniapps/domain/document/change.ts'
import type { ActionRule, DocumentDefinition } from '../../miniapps/domain/document/definition.ts'
import type { Json } from '../../miniapps/domain/document/json.ts'
import { type NewAction, STATUS_PATH } from '../../miniapps/domain/document/wire.ts'
import type { ApiParts } from '../api/kit/api-environment.ts'
import { refusal } from './refusals.ts'
import type { Database } from '../db/schema.ts'
import type { DocumentKind } from '../api/kit/document-kind.ts'
import { addComment } from './comments.ts'
import { tellOfAction } from './notices/tell-of-action.ts'
import { lockDocument, nextTime } from './lock-document.ts'
import { madeBefore, rememberIdle } from './made-before.ts'
import { nameVersion } from './named-versions.ts'
import { allRows } from './sheet-rows.ts'
import { bodyOf, type DocumentLine, type StoredFields } from './stored-document.ts'
import { type HistoryLine, slotOf, writeDocument } from './write-document.ts'

/** Takes a document to another status, once, however often the call is sent; stores what the action computes. */
export async function actOnDocument(
  parts: Pick<ApiParts, 'sql' | 'spellings'>,
  kind: DocumentKind,
  documentId: string,
  { id, action, seen, reason }: NewAction,
  personId: string,
): Promise<DocumentLine> {
  const rule = actionRule(kind, action)
  if (rule.asksReason && !reason) throw refusal('body-not-valid', { problem: 'reason: is missing' })
  return parts.sql.transaction().execute(async (transaction) => {
    const document = await lockDocument(transaction, documentId)
    if ((await madeBefore(transaction, documentId, [id])).size) return document
    mustAllow(rule, document, seen, personId)
    const at = nextTime(document)
    const status = rule.to ?? document.status
    const rows = await allRows(transaction, kind.definition, documentId)
    const before = { body: { ...bodyOf(document.fields), ...rows }, place: document.place }
    const set = {
      ...(await kind.sets?.(transaction, action, { ...before, id: documentId })),
      ...nextCount(kind, action, before.body),
    }
    const fields = withFields(document.fields, set, personId, at)
    const body = { ...bodyOf(fields), ...rows }
    const facts = await kind.facts(transaction, body, document.place)
    mustBeReady(rule, body, facts)
    const about = { id: documentId, body, place: document.place, by: personId, spellings: parts.spellings }
    const acted = await kind.acted?.(transaction, action, about)
    const result = acted ?? (rule.result ? rule.result(body, facts) : document.result)
    await keepSlot(transaction, kind, { ...document, fields, status })
    if (reason) await addComment(transaction, documentId, { id, path: STATUS_PATH, text: reason }, personId)
    const history = historyOfAction(id, document, rule.to, set)
    if (!history.length) await rememberIdle(transaction, documentId, [id])
    const after = await writeDocument(transaction, {
      kind,
      facts,
      document: { ...document, fields, status, result },
      by: personId,
      leftBy: await leftBy(rule, transaction, document, status),
      at,
      history,
    })
    if (kind.definition.settled?.by === action) await keepSettled(transaction, kind, after, personId)
    const told = { kind, rule, before: document, after, by: personId, reason, body, facts }
    await tellOfAction(transaction, parts, told)
    return after
  })
}

/** @throws Refusal where the document's status, its version or the person stands against the action */
function mustAllow(
  { from, byAnother, undoneWithinMs }: ActionRule<unknown>,
  document: DocumentLine,
  seen: number | undefined,
  personId: string,
): void {
  const { status, version, updated_by } = document
  if (!from.includes(status)) throw refusal('document-status', undefined, { current: status })
  if (seen !== undefined && seen !== version) throw refusal('document-changed', {}, { version })
  if (byAnother && updated_by === personId) throw refusal('document-of-oneself')
  if (undoneWithinMs !== undefined) mustBeUndoable(document, undoneWithinMs, personId)
}

/** @throws Refusal that names what is missing */
function mustBeReady({ problems }: ActionRule<unknown>, body: Body, facts: unknown): void {
  const missing = problems?.(body, facts) ?? []
  if (missing.length)
    throw refusal('document-not-ready', { problem: missing[0]!.message }, { problems: missing })
}

/** @throws Refusal where somebody else did it, or too long ago */
function mustBeUndoable({ updated_by, updated_at }: DocumentLine, withinMs: number, personId: string): void {
  if (updated_by !== personId || Date.now() - updated_at.getTime() > withinMs)
    throw refusal('document-undo-over')
}

/** The number of a version that counts for others, where the action makes one. */
export function nextCount(
  { definition: { settled } }: { definition: Pick<DocumentDefinition<never>, 'settled'> },
  action: string | undefined,
  body: Body,
): Readonly<Record<string, number>> {
  return settled && settled.by === action ? { [settled.count]: Number(body[settled.count] ?? 0) + 1 } : {}
}

const keepSettled = (
  sql: Kysely<Database>,
  { definition: { settled } }: DocumentKind,
  { id, fields }: DocumentLine,
  by: string,
): Promise<void> => nameVersion(sql, id, `v${Number(fields[settled!.count]?.value)}`, by)

/** Asking about somebody's work, or an undo, leaves it theirs: somebody else still has to decide. */
const leftBy = async (
  { asks, undoneWithinMs }: ActionRule<unknown>,
  sql: Kysely<Database>,
  { id, updated_by }: DocumentLine,
  status: string,
) => {
  if (asks) return updated_by
  return undoneWithinMs === undefined ? undefined : whoBroughtTo(sql, id, status)
}

async function whoBroughtTo(sql: Kysely<Database>, documentId: string, status: string): Promise<string> {
  const { by } = await sql
    .selectFrom('document_change')
    .select('by')
    .where('document_id', '=', documentId)
    .where('path', '=', STATUS_PATH)
    .where('value', '=', JSON.stringify(status))
    .orderBy('position', 'desc')
    .executeTakeFirstOrThrow()
  return by
}

/** @throws Refusal of an action that the definition does not have, such as `constructor` */
export function actionRule({ definition: { actions } }: DocumentKind, action: string): ActionRule<unknown> {
  if (!Object.hasOwn(actions, action)) throw refusal('action-not-found', { action })
  return actions[action]!
}

/** Its first line has the id of the call: by that a repeated one is known. */
function historyOfAction(
  id: string,
  { status, fields }: DocumentLine,
  to: string | undefined,
  set: Readonly<Record<string, Json>>,
): HistoryLine[] {
  return [
    ...(to === undefined ? [] : [{ path: STATUS_PATH, base: status, value: to }]),
    ...Object.entries(set).map(([path, value]) => ({ path, base: fields[path]?.value ?? null, value })),
  ].map((line, index) => ({ ...line, id: index === 0 ? id : crypto.randomUUID() }))
}

const withFields = (
  fields: StoredFields,
  set: Readonly<Record<string, Json>>,
  by: string,
  at: Date,
): StoredFields => ({
  ...fields,
  ...Object.fromEntries(
    Object.entries(set).map(([path, value]) => [path, { value, by, at: at.toISOString() }]),
  ),
})

/** What is opened again finds its slot free, or stays as it is. */
async function keepSlot(
  sql: Kysely<Database>,
  kind: DocumentKind,
  document: Pick<DocumentLine, 'id' | 'type' | 'place' | 'status' | 'fields'>,
): Promise<void> {
  const slot = slotOf(kind, document)
  if (slot === null) return
  const other = await sql
    .selectFrom('document')
    .select('id')
    .where('type', '=', document.type)
    .where('place', '=', document.place)
    .where('slot', '=', slot)
    .where('id', '!=', document.id)
    .executeTakeFirst()
  if (other) throw refusal('document-slot-taken')
}
