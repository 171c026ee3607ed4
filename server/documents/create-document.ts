import type { Kysely } from 'kysely'
import { fieldProblem } from '../../miniapps/domain/document/apply-changes.ts'
import type { Body } from '../../miniapps/domain/document/change.ts'
import { apart, type SheetRow } from '../../miniapps/domain/document/sheet.ts'
import type { NewDocument } from '../../miniapps/domain/document/wire.ts'
import { refusal } from './refusals.ts'
import type { Database } from '../db/schema.ts'
import type { DocumentKind } from '../api/kit/document-kind.ts'
import { addedUp, writeRows } from './sheet-rows.ts'
import type { DocumentLine } from './stored-document.ts'
import { listed, slotOf, writeHistory } from './write-document.ts'

/** Creates a document, or answers the one that this call created before or that holds its slot. */
export async function createDocument(
  sql: Kysely<Database>,
  kind: DocumentKind,
  { id, place, fields }: NewDocument,
  personId: string,
) {
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null))
  const body = { ...given, ...(await kind.complete?.(sql, given, place, personId)) }
  const facts = await checkedFacts(sql, kind, body, place)
  const at = new Date()
  const { fields: head, rows } = apart(kind.definition, body)
  const stored = Object.fromEntries(
    Object.entries(head).map(([path, value]) => [path, { value, by: personId, at: at.toISOString() }]),
  )
  const { type, statuses } = kind.definition
  const document = {
    id,
    type,
    place,
    status: statuses.first,
    version: 1,
    fields: stored,
    result: null,
    created_at: at,
    created_by: personId,
    updated_at: at,
    updated_by: personId,
  }
  const sums = addedUp(kind.definition, rows)
  const shown = listed(kind, facts, stored, sums)
  const line: DocumentLine = { ...document, ...shown, slot: slotOf(kind, document) }
  const made = { line, body, rows }
  // What holds the slot may be closed between the two looks at it: then there is room.
  const found = (await storeOrFind(sql, kind, made)) ?? (await storeOrFind(sql, kind, made))
  if (!found) throw refusal('document-busy')
  return found
}

interface Made {
  line: DocumentLine
  /** As it was given. */
  body: Body
  rows: Readonly<Record<string, SheetRow>>
}

function storeOrFind(sql: Kysely<Database>, kind: DocumentKind, { line, body, rows }: Made) {
  return sql.transaction().execute(async (transaction) => {
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('document')
      .values({
        ...line,
        fields: JSON.stringify(line.fields),
        result: 'null',
        columns: JSON.stringify(line.columns),
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow()
    if (!numInsertedOrUpdatedRows) {
      const there = await standingInTheWay(transaction, line)
      return there && { line: there, created: false }
    }
    const history = Object.entries(body).map(([path, value]) => ({
      id: `${line.id}:${path}`,
      path,
      base: null,
      value,
    }))
    await writeHistory(transaction, line, history)
    await writeRows(transaction, kind.definition, line, rows)
    await kind.created?.(transaction, body, line)
    return { line, created: true }
  })
}

/** Fixed fields may be set here, and here only. */
async function checkedFacts(
  sql: Kysely<Database>,
  kind: DocumentKind,
  body: Body,
  place: string,
): Promise<unknown> {
  const { definition } = kind
  const errors = Object.entries(body).flatMap(([field, value]) => {
    const error = fieldProblem(definition, field, value)
    return error ? [{ field, ...error }] : []
  })
  const facts = errors.length ? undefined : await kind.facts(sql, body, place)
  const contradictions = errors.length ? [] : (definition.check?.(body, facts) ?? [])
  const all = [...errors, ...contradictions.map(({ path, ...problem }) => ({ field: path, ...problem }))]
  if (all.length) throw refusal('document-not-valid', { problem: all[0]!.message }, { errors: all })
  return facts
}

async function standingInTheWay(
  sql: Kysely<Database>,
  { id, type, place, slot }: DocumentLine,
): Promise<DocumentLine | undefined> {
  const documents = sql.selectFrom('document').selectAll()
  const same = await documents.where('id', '=', id).executeTakeFirst()
  if (same && (same.type !== type || same.place !== place)) throw refusal('document-id-taken')
  if (same || slot === null) return same
  return documents
    .where('type', '=', type)
    .where('place', '=', place)
    .where('slot', '=', slot)
    .executeTakeFirst()
}
