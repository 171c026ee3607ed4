import { ruleOf } from '../../miniapps/domain/document/field-rule.ts'
import type { Kysely, Transaction } from 'kysely'
import type { Change, Outcome } from '../../miniapps/domain/document/change.ts'
import type { Patched } from '../../miniapps/domain/document/wire.ts'
import type { ApiParts, Person } from '../api/kit/api-environment.ts'
import type { Database } from '../db/schema.ts'
import type { DocumentKind } from '../api/kit/document-kind.ts'
import { judged } from './judge-changes.ts'
import { lockDocument } from './lock-document.ts'
import { madeBefore, rememberIdle } from './made-before.ts'
import { type DocumentAsRead, patchAtOnce } from './patch-at-once.ts'
import { mustBePinnable } from './must-be-pinnable.ts'
import { rowsOfChanges } from './sheet-rows.ts'
import { standing } from './standing-fields.ts'
import { bodyOf, type DocumentLine } from './stored-document.ts'
import { writeDocument } from './write-document.ts'

/** Applies the changes that may be applied, each once, however often it is sent. */
export async function patchDocument(
  parts: Pick<ApiParts, 'sql' | 'spellings'>,
  kind: DocumentKind,
  found: DocumentAsRead,
  changes: readonly Change[],
  person: Pick<Person, 'id' | 'firstname' | 'lastname'>,
): Promise<Patched> {
  await mustBePinnable(parts, kind, changes, { place: found.line.place, by: person.id })
  const after = await patchAtOnce(parts.sql, kind, found, changes, person.id)
  return after
    ? answerOf(parts.sql, kind, after, changes, [], person)
    : patchLocked(parts, kind, found.line.id, changes, person)
}

/** With the document kept from others meanwhile. */
function patchLocked(
  { sql, spellings }: Pick<ApiParts, 'sql' | 'spellings'>,
  kind: DocumentKind,
  id: string,
  changes: readonly Change[],
  person: Pick<Person, 'id' | 'firstname' | 'lastname'>,
): Promise<Patched> {
  return sql.transaction().execute(async (transaction) => {
    const document = await lockDocument(transaction, id)
    const known = await madeBefore(
      transaction,
      id,
      changes.map((change) => change.id),
    )
    const fresh = changes.filter((change) => !known.has(change.id))
    const { after, outcomes } = await applied(transaction, kind, document, fresh, person.id)
    if (after !== document) {
      const [before, body] = [bodyOf(document.fields), bodyOf(after.fields)]
      const change = { before, after: body, id, place: document.place, by: person.id }
      await kind.changed?.({ sql: transaction, spellings }, change)
    }
    return answerOf(transaction, kind, after, changes, outcomes, person)
  })
}

async function answerOf(
  sql: Kysely<Database>,
  { definition }: DocumentKind,
  after: DocumentLine,
  changes: readonly Change[],
  outcomes: readonly Outcome[],
  person: Pick<Person, 'id' | 'firstname' | 'lastname'>,
): Promise<Patched> {
  const byId = new Map<string, Outcome>(outcomes.map((outcome) => [outcome.id, outcome]))
  return {
    version: after.version,
    status: after.status,
    outcomes: changes.map((change) => byId.get(change.id) ?? { id: change.id, outcome: 'applied' }),
    fields: await standing(sql, definition, after, changes, person),
  }
}

/** While it is open all fields change; later those alone that file it, such as its tags. */
function isOpenTo(
  { definition }: DocumentKind,
  { status }: DocumentLine,
  changes: readonly Change[],
): boolean {
  const { fields, statuses } = definition
  if (statuses.open.includes(status)) return true
  return !statuses.hidden?.includes(status) && changes.every(({ path }) => ruleOf(fields, path)?.lasting)
}

async function applied(
  sql: Transaction<Database>,
  kind: DocumentKind,
  document: DocumentLine,
  changes: readonly Change[],
  by: string,
): Promise<{ after: DocumentLine; outcomes: readonly Outcome[] }> {
  if (!isOpenTo(kind, document, changes)) {
    return { after: document, outcomes: changes.map(({ id }) => ({ id, outcome: 'closed' })) }
  }
  const touched = await rowsOfChanges(sql, kind.definition, document.id, changes)
  const facts = await kind.facts(sql, bodyOf(document.fields), document.place)
  const { outcomes, idle, history, fields, rows, at } = judged(kind, facts, document, changes, by, touched)
  await rememberIdle(
    sql,
    document.id,
    idle.map(({ id }) => id),
  )
  if (!history.length) return { after: document, outcomes }
  const changed = { ...document, fields }
  return {
    after: await writeDocument(sql, { kind, facts, document: changed, by, at, history, rows }),
    outcomes,
  }
}
