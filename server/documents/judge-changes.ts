import { applyChanges } from '../../miniapps/domain/document/apply-changes.ts'
import type { Body, Change, Outcome } from '../../miniapps/domain/document/change.ts'
import { type Json, sameJson } from '../../miniapps/domain/document/json.ts'
import { MAX_FIELDS_PER_DOCUMENT } from '../../miniapps/domain/document/limits.ts'
import { rowAt, sheetPlace, type SheetRow, valueAt } from '../../miniapps/domain/document/sheet.ts'
import type { DocumentKind } from '../api/kit/document-kind.ts'
import { refusal } from './refusals.ts'
import { nextTime } from './lock-document.ts'
import type { ChangedRows } from './sheet-rows.ts'
import { bodyOf, type DocumentLine, type StoredFields } from './stored-document.ts'
import type { StoredField } from './tables.ts'

/** Changes to an open document, judged by what stands there. */
interface Judged {
  outcomes: readonly Outcome[]
  /** Applied changes that the history has a line of, and those without effect. */
  history: readonly Change[]
  idle: readonly Change[]
  /** Of the document after them. */
  fields: StoredFields
  /** Of its sheet, those that the changes have made another or taken out. */
  rows: ChangedRows
  at: Date
}

/** `rows` are those of its sheet that the changes name. */
export function judged(
  kind: DocumentKind,
  facts: unknown,
  document: DocumentLine,
  changes: readonly Change[],
  by: string,
  rows: Body = {},
): Judged {
  const { definition } = kind
  const before = { ...bodyOf(document.fields), ...rows }
  const { body, outcomes } = applyChanges(definition, facts, before, changes)
  if (Object.keys(body).length > MAX_FIELDS_PER_DOCUMENT)
    throw refusal('document-too-large', { most: MAX_FIELDS_PER_DOCUMENT })
  const taken = changes.filter((_, at) => outcomes[at]!.outcome === 'applied')
  const history = changesThatCount(definition, taken, before, body)
  const at = nextTime(document)
  const set: Record<string, StoredField> = {}
  const changedRows: Record<string, SheetRow | null> = {}
  for (const { path } of history) {
    const row = sheetPlace(definition, path)?.row
    if (row === undefined) set[path] = { value: body[path] ?? null, by, at: at.toISOString() }
    else changedRows[row] = rowAt(body, row) ?? null
  }
  const counted = new Set(history)
  const idle = taken.filter((change) => !counted.has(change))
  return { outcomes, history, idle, fields: { ...document.fields, ...set }, rows: changedRows, at }
}

/** Who says what stands there already has not changed it, nor has who takes it back within the same patch. */
function changesThatCount(
  definition: DocumentKind['definition'],
  changes: readonly Change[],
  before: Body,
  after: Body,
): Change[] {
  const set = new Map<string, Json>()
  return changes.filter(({ path, value }) => {
    const stood = set.get(path) ?? (set.has(path) ? null : valueAt(definition, before, path))
    set.set(path, value)
    const isNew = !sameJson(stood, value)
    return isNew && !sameJson(valueAt(definition, before, path), valueAt(definition, after, path))
  })
}
