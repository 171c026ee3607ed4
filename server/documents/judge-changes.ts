import { applyChanges } from '../../miniapps/domain/document/apply-changes.ts'
import type { Body, Change, Outcome } from '../../miniapps/domain/document/change.ts'
import { sameJson } from '../../miniapps/domain/document/json.ts'
import { MAX_FIELDS_PER_DOCUMENT } from '../../miniapps/domain/document/limits.ts'
import type { DocumentKind } from '../api/kit/document-kind.ts'
import { refusal } from './refusals.ts'
import { nextTime } from './lock-document.ts'
import { bodyOf, type DocumentLine, type StoredFields } from './stored-document.ts'

/** Changes to an open document, judged by what stands there. */
interface Judged {
  outcomes: readonly Outcome[]
  /** Applied changes that the history has a line of, and those without effect. */
  history: readonly Change[]
  idle: readonly Change[]
  /** Of the document after them. */
  fields: StoredFields
  at: Date
}

export function judged(
  kind: DocumentKind,
  facts: unknown,
  document: DocumentLine,
  changes: readonly Change[],
  by: string,
): Judged {
  const before = bodyOf(document.fields)
  const { body, outcomes } = applyChanges(kind.definition, facts, before, changes)
  if (Object.keys(body).length > MAX_FIELDS_PER_DOCUMENT)
    throw refusal('document-too-large', { most: MAX_FIELDS_PER_DOCUMENT })
  const taken = changes.filter((_, at) => outcomes[at]!.outcome === 'applied')
  const history = changesThatCount(taken, before, body)
  const at = nextTime(document)
  const set = Object.fromEntries(
    history.map(({ path }) => [path, { value: body[path] ?? null, by, at: at.toISOString() }]),
  )
  const idle = taken.filter((change) => !history.includes(change))
  return { outcomes, history, idle, fields: { ...document.fields, ...set }, at }
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
