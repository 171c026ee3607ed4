import type { Transaction } from 'kysely'
import { applyChanges } from '../../miniapps/domain/document/apply-changes.ts'
import type { Body, Change, Outcome } from '../../miniapps/domain/document/change.ts'
import { sameJson } from '../../miniapps/domain/document/json.ts'
import { MAX_FIELDS_PER_DOCUMENT } from '../../miniapps/domain/document/limits.ts'
import type { Patched } from '../../miniapps/domain/document/wire.ts'
import type { ApiParts, Person } from '../api/kit/api-environment.ts'
import { Refusal } from '../api/kit/refusal.ts'
import type { Database } from '../db/schema.ts'
import type { DocumentKind } from '../api/kit/document-kind.ts'
import { lockDocument, nextTime } from './lock-document.ts'
import { madeBefore, rememberIdle } from './made-before.ts'
import { bodyOf, type DocumentLine, namesOf, type StoredFields } from './stored-document.ts'
import { writeDocument } from './write-document.ts'

/** Applies the changes that may be applied, each once, however often it is sent. */
export async function patchDocument(
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
    const byId = new Map<string, Outcome>(outcomes.map((outcome) => [outcome.id, outcome]))
    return {
      version: after.version,
      status: after.status,
      outcomes: changes.map((change) => byId.get(change.id) ?? { id: change.id, outcome: 'applied' }),
      fields: await standing(transaction, after.fields, changes, person),
    }
  })
}

async function applied(
  sql: Transaction<Database>,
  kind: DocumentKind,
  document: DocumentLine,
  changes: readonly Change[],
  by: string,
): Promise<{ after: DocumentLine; outcomes: Outcome[] }> {
  if (!kind.definition.statuses.open.includes(document.status)) {
    return { after: document, outcomes: changes.map(({ id }) => ({ id, outcome: 'closed' })) }
  }
  const before = bodyOf(document.fields)
  const facts = await kind.facts(sql, before)
  const { body, outcomes } = applyChanges(kind.definition, facts, before, changes)
  if (Object.keys(body).length > MAX_FIELDS_PER_DOCUMENT)
    throw new Refusal('document-too-large', { most: MAX_FIELDS_PER_DOCUMENT })
  const taken = changes.filter((_, at) => outcomes[at]!.outcome === 'applied')
  const history = changesThatCount(taken, before, body)
  const idle = taken.filter((change) => !history.includes(change))
  await rememberIdle(
    sql,
    document.id,
    idle.map(({ id }) => id),
  )
  if (!history.length) return { after: document, outcomes }
  const at = nextTime(document)
  const set = Object.fromEntries(
    history.map(({ path }) => [path, { value: body[path] ?? null, by, at: at.toISOString() }]),
  )
  const fields: StoredFields = { ...document.fields, ...set }
  return {
    after: await writeDocument(sql, { kind, facts, document: { ...document, fields }, by, at, history }),
    outcomes,
  }
}

/** Who says what stands there already has not changed it, nor has who takes it back within the same patch. */
function changesThatCount(changes: readonly Change[], before: Body, after: Body): Change[] {
  const stood = new Map(Object.entries(before))
  return changes.filter(({ path, value }) => {
    const isNew = !sameJson(stood.get(path) ?? null, value)
    stood.set(path, value)
    return isNew && !sameJson(before[path] ?? null, after[path] ?? null)
  })
}

/** What now stands in the fields that were sent. */
async function standing(
  sql: Transaction<Database>,
  fields: StoredFields,
  changes: readonly Change[],
  person: Pick<Person, 'id' | 'firstname' | 'lastname'>,
): Promise<Patched['fields']> {
  const paths = [...new Set(changes.map(({ path }) => path))]
  const nameOf = await namesOf(
    sql,
    paths.flatMap((path) => fields[path]?.by ?? []),
    [person],
  )
  return Object.fromEntries(
    paths.map((path) => [path, fields[path] ? { ...fields[path], by: nameOf(fields[path].by) } : null]),
  )
}
