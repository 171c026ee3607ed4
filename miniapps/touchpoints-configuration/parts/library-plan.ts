import { readFactors, type SheetCell, sheetRows } from '../../domain/touchpoints/library-sheet.ts'
import { TOUCHPOINT_CODE } from '../../domain/touchpoints/touchpoint.ts'
import type { Json } from '../../domain/document/json.ts'
import type { CellProblem, FieldKind } from '../../kit/exchange/import/import-field.ts'
import type { ImportPlan, RecordValues, WizardField } from '../../kit/exchange/import-wizard/import-plan.ts'
import { words } from '../words/words.ts'
import { choiceTitle } from './field-words.ts'
import { changesOf, libraryReview, type ReviewOf } from './library-review.ts'
import { CHOICES, libraryFields, sheetTitle } from './library-sheet-of.ts'

const CURRENCY = /^[A-Z]{3}$/

interface PlanOf extends ReviewOf {
  /** Stores all of it in one step. @throws where the server does not take it */
  set(values: Readonly<Record<string, Json>>): Promise<void> | void
}

/**
 * A sheet of touchpoints comes in: rows are known by their codes, an empty cell empties its field,
 * touchpoints that are not in it stay.
 */
export function libraryPlan({ set, ...of }: PlanOf): ImportPlan<string> {
  const { body } = of
  const fields = libraryFields(body)
  const records = sheetRows(body, fields).map((row): RecordValues<string> =>
    Object.fromEntries(fields.map((field, place) => [field, row[place] ?? null])),
  )
  const existing = new Map(records.map((values) => [String(values['code']), values]))
  return {
    fields: fields.map((field) => fieldOf(field, (code) => existing.has(code))),
    sheets: 'one',
    emptyCells: 'clear',
    idOf: ({ code }) => String(code),
    existing,
    nameOf: (values) => String(values['name/en'] ?? values['code']),
    ask: async (rows) => ({ notes: () => [], check: await libraryReview(rows, of) }),
    valueWords: (field, value) =>
      field in CHOICES ? choiceTitle(field as 'type', String(value)) : undefined,
    problemWords: ({ code, values }) => ownProblem(code, values),
    failureWords: (error) => (error instanceof NotStored ? words('import.refused') : undefined),
    apply: (rows) => set(changesOf(rows, body)),
  }
}

/** The server has not taken a sheet; nothing of it is left in the library. */
export class NotStored extends Error {}

function fieldOf(field: string, isKnown: (code: string) => boolean): WizardField {
  const title = sheetTitle(field)
  const choices = CHOICES[field]?.map((value) => ({ value, titles: [value] }))
  return {
    key: field,
    label: title,
    titles: [title, field],
    kind: kindOf(field),
    ...(field === 'code' && { required: true, names: true }),
    ...(choices && { choices }),
    check: (value) => (field === 'code' && isKnown(String(value)) ? undefined : problemIn(field, value)),
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
  if (field === 'code' && !TOUCHPOINT_CODE.test(String(value))) return { code: 'wrong.code', values: given }
  if (field === 'currency' && !CURRENCY.test(String(value))) return { code: 'wrong.currency', values: given }
  if (field === 'factors' && !readFactors(String(value))) return { code: 'wrong.factors', values: given }
  if (field === 'rate' && Number(value) < 0) return { code: 'wrong.rate', values: given }
  return undefined
}

const ownProblem = (code: string, values: CellProblem['values']): string | undefined =>
  code.startsWith('wrong.')
    ? words(code as 'wrong.name', {
        given: values?.['given'] ?? '',
        other: values?.['other'] ?? '',
        row: values?.['row'] ?? '',
        most: values?.['most'] ?? '',
        column: sheetTitle('active'),
      })
    : undefined
