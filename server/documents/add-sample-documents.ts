import { type Kysely, sql as raw } from 'kysely'
import type { Body } from '../../miniapps/domain/document/change.ts'
import type { DocumentDefinition } from '../../miniapps/domain/document/definition.ts'
import type { Json } from '../../miniapps/domain/document/json.ts'
import { BodyCopy, valueAt } from '../../miniapps/domain/document/sheet.ts'
import { STATUS_PATH } from '../../miniapps/domain/document/wire.ts'
import type { Database } from '../db/schema.ts'
import { ROWS_AT_ONCE } from '../world/insert-rows.ts'
import { nextCount } from './act-on-document.ts'
import { SampleRows } from './sample-rows.ts'
import type { Sums } from './sheet-rows.ts'
import type { DocumentLine } from './stored-document.ts'
import { listed, slotOf } from './write-document.ts'

/** Something that somebody did to a document at a time: set fields, or led it to another status. */
export interface SampleStep {
  at: number
  by: string
  set?: Body
  action?: string
  /** For a status to which no action leads. */
  status?: string
}

export interface SampleDocument<Facts> {
  id: string
  place: string
  facts: Facts
  steps: readonly SampleStep[]
}

/** Their results are computed in a row, in which the process does nothing else. */
const DOCUMENTS_AT_ONCE = 50

/** Stores documents with the history that they would have had; nothing is checked. */
export async function addSampleDocuments<Facts>(
  sql: Kysely<Database>,
  definition: DocumentDefinition<Facts>,
  samples: readonly SampleDocument<Facts>[],
): Promise<void> {
  for (let from = 0; from < samples.length; from += DOCUMENTS_AT_ONCE) {
    const made = samples.slice(from, from + DOCUMENTS_AT_ONCE).map((sample) => rowsOf(definition, sample))
    await insertRows(
      sql,
      'document',
      made.map(({ document }) => document),
    )
    await insertRows(
      sql,
      'document_change',
      made.flatMap(({ changes }) => changes),
    )
    await insertRows(
      sql,
      'document_version',
      made.flatMap(({ versions }) => versions),
    )
    await insertRows(
      sql,
      'document_sheet_row',
      made.flatMap(({ sheetRows }) => sheetRows),
    )
  }
}

function rowsOf<Facts>(definition: DocumentDefinition<Facts>, sample: SampleDocument<Facts>) {
  const { id, facts, steps } = sample
  let status = definition.statuses.first
  let result: Json = null
  const copy = new BodyCopy(definition, {})
  const { body } = copy
  const fields: Record<string, { value: Json; by: string; at: string }> = {}
  const versions: { version: number; [column: string]: unknown }[] = []
  const rows = new SampleRows(definition, id)
  const changes = steps.flatMap(({ at, by, set = {}, action, status: to }, index) => {
    const made = { document_id: id, version: index + 1, by, at: iso(at) }
    const change = changeIn(made, index)
    const lines = Object.entries({ ...set, ...nextCount({ definition }, action, body) }).map(
      ([path, value]) => {
        const line = change(path, valueAt(definition, body, path), value)
        copy.set(path, value)
        if (!rows.set(path, value, made, versions.at(-1)?.version)) fields[path] = { value, by, at: made.at }
        return line
      },
    )
    const rule = action === undefined ? undefined : definition.actions[action]
    const next = rule?.to ?? to
    if (next === undefined) return lines
    const moved = change(STATUS_PATH, status, next)
    status = next
    if (rule?.result) result = rule.result(body, facts)
    const { settled } = definition
    if (settled && settled.by === action)
      versions.push({ ...made, name: `v${Number(body[settled.count])}`, fields: { ...fields } })
    return [...lines, moved]
  })
  const document = lineOf(definition, sample, { status, fields, result }, rows.sums)
  return { document, changes, versions, sheetRows: rows.all }
}

const changeIn =
  <Made extends { document_id: string }>(made: Made, step: number) =>
  (path: string, base: Json, value: Json) => ({
    ...made,
    id: `${made.document_id}:${path}:${step}`,
    path,
    base,
    value,
  })

function lineOf<Facts>(
  definition: DocumentDefinition<Facts>,
  { id, place, facts, steps }: SampleDocument<Facts>,
  { status, fields, result }: Pick<DocumentLine, 'status' | 'fields' | 'result'>,
  sums: Sums,
) {
  const [first, last] = [steps[0]!, steps.at(-1)!]
  return {
    id,
    type: definition.type,
    place,
    status,
    version: steps.length,
    fields,
    result,
    ...listed({ definition }, facts, fields, sums),
    slot: slotOf({ definition }, { status, fields }),
    created_at: iso(first.at),
    created_by: first.by,
    updated_at: iso(last.at),
    updated_by: last.by,
  }
}

const iso = (time: number) => new Date(time).toISOString()

const JSON_COLUMNS = ['result', 'base', 'value']

/** As insert-rows.ts, for tables whose columns hold `null` as JSON. */
async function insertRows(
  sql: Kysely<Database>,
  table: 'document' | 'document_change' | 'document_version' | 'document_sheet_row',
  rows: readonly object[],
): Promise<void> {
  const [first] = rows
  if (!first) return
  const names = Object.keys(first)
  const values = names.map((name) =>
    JSON_COLUMNS.includes(name) ? raw`coalesce(${raw.ref(name)}, 'null')` : raw.ref(name),
  )
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    const some = JSON.stringify(rows.slice(from, from + ROWS_AT_ONCE))
    await raw`insert into ${raw.table(table)} (${raw.join(names.map((name) => raw.ref(name)))})
      select ${raw.join(values)} from jsonb_populate_recordset(null::${raw.table(table)}, ${some}::jsonb)`.execute(
      sql,
    )
  }
}
