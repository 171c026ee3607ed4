import type { Body } from '../../domain/document/change.ts'
import { type NameTaken, sameNames } from '../../domain/touchpoints/library-problems.ts'
import {
  readFactors,
  type SheetCell,
  sheetChanges,
  sheetRows,
} from '../../domain/touchpoints/library-sheet.ts'
import { touchpointsOf, withMarket } from '../../domain/touchpoints/touchpoint.ts'
import type { Json } from '../../domain/document/json.ts'
import type { CellProblem, FieldKind } from '../../kit/exchange/import/import-field.ts'
import type { ImportRecord } from '../../kit/exchange/import/read-records.ts'
import type { ImportPlan, RecordValues, WizardField } from '../../kit/exchange/import-wizard/import-plan.ts'
import { words } from '../words/words.ts'
import { choiceTitle } from './field-words.ts'
import { CHOICES, libraryFields, sheetTitle } from './library-sheet-of.ts'

const CODE = /^[\w.-]{1,64}$/
const CURRENCY = /^[A-Z]{3}$/

interface PlanOf {
  body: Body
  above: Body | null
  /** Stores all of it in one step. */
  set(values: Readonly<Record<string, Json>>): void
}

/** A sheet of touchpoints comes in: rows are known by their codes, an empty cell says nothing, touchpoints that are not in it stay. */
export function libraryPlan({ body, above, set }: PlanOf): ImportPlan<string> {
  const fields = libraryFields(body)
  const records = sheetRows(body, fields).map((row): RecordValues<string> =>
    Object.fromEntries(fields.map((field, place) => [field, row[place] ?? null])),
  )
  return {
    fields: fields.map(fieldOf),
    sheets: 'one',
    emptyCells: 'clear',
    idOf: ({ code }) => String(code),
    existing: new Map(records.map((values) => [String(values['code']), values])),
    nameOf: (values) => String(values['name/en'] ?? values['code']),
    ask: (rows) => Promise.resolve({ notes: () => [], check: nameCheck(rows, body, above) }),
    valueWords: (field, value) =>
      field in CHOICES ? choiceTitle(field as 'type', String(value)) : undefined,
    problemWords: ({ code, values }) => ownProblem(code, values),
    apply: (rows) => set(changesOf(rows, body)),
  }
}

function fieldOf(field: string): WizardField {
  const title = sheetTitle(field)
  const choices = CHOICES[field]?.map((value) => ({ value, titles: [value] }))
  return {
    key: field,
    label: title,
    titles: [title, field],
    kind: kindOf(field),
    ...(field === 'code' && { required: true, names: true }),
    ...(choices && { choices }),
    check: (value) => problemIn(field, value),
  }
}

function kindOf(field: string): FieldKind {
  if (field in CHOICES) return 'choice'
  if (field === 'rate') return 'number'
  if (field === 'active') return 'yes-no'
  return field === 'from' || field === 'to' ? 'date' : 'text'
}

function problemIn(field: string, value: SheetCell): CellProblem | undefined {
  const given = { given: String(value) }
  if (field === 'code' && !CODE.test(String(value))) return { code: 'wrong.code', values: given }
  if (field === 'currency' && !CURRENCY.test(String(value))) return { code: 'wrong.currency', values: given }
  if (field === 'factors' && !readFactors(String(value))) return { code: 'wrong.factors', values: given }
  if (field === 'rate' && Number(value) < 0) return { code: 'wrong.rate', values: given }
  return undefined
}

const changesOf = (rows: readonly ImportRecord[], body: Body) =>
  sheetChanges(
    body,
    rows.map(({ values }) => values as Record<string, SheetCell>),
  )

/** Names are looked at as they would be with all rows taken over: the one that says a name again is named with the one that has it. */
function nameCheck(rows: readonly ImportRecord[], body: Body, above: Body | null) {
  const own = { ...body, ...changesOf(rows, body) }
  const merged = Object.entries(above ? withMarket(above, own) : own).filter(([, value]) => value !== null)
  const taken = new Map(
    sameNames(touchpointsOf(Object.fromEntries(merged))).map((each) => [codeIn(each), each.other]),
  )
  const rowOf = (code: string) => rows.find(({ values }) => values['code'] === code)?.row
  return ({ code }: RecordValues<string>) => {
    const other = taken.get(String(code))
    if (other === undefined) return undefined
    return { field: 'name/en', code: 'wrong.name', values: { other, row: rowOf(other) ?? '–' } }
  }
}

const codeIn = ({ path }: NameTaken): string => path.split('/')[1]!

const ownProblem = (code: string, values: CellProblem['values']): string | undefined =>
  code.startsWith('wrong.')
    ? words(code as 'wrong.name', {
        given: values?.['given'] ?? '',
        other: values?.['other'] ?? '',
        row: values?.['row'] ?? '',
      })
    : undefined
