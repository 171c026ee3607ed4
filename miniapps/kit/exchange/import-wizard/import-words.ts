import { MAX_FILE_BYTES, MAX_ROWS } from '../limits.ts'
import { type Cell, ExchangeError } from '../sheet.ts'
import { problemText, type ProblemText } from '../../words/problem-text.ts'
import type { Format } from '../../words/format.ts'
import type { CellProblem } from '../import/import-field.ts'
import type { ImportProblem } from '../import/read-records.ts'
import { columnName } from '../xlsx/column-name.ts'
import { words } from '../words/words.ts'
import type { ImportPlan, WizardField } from './import-plan.ts'

type FileProblem =
  | 'not-a-workbook'
  | 'old-workbook'
  | 'locked-workbook'
  | 'damaged-workbook'
  | 'too-large'
  | 'too-many-rows'
  | 'empty-file'

const FILE_PROBLEMS: ReadonlySet<string> = new Set<FileProblem>([
  'not-a-workbook',
  'old-workbook',
  'locked-workbook',
  'damaged-workbook',
  'too-large',
  'too-many-rows',
  'empty-file',
])

/** Why a file could not be read, in words that follow the language. */
export function fileProblem(error: unknown): ProblemText {
  if (!(error instanceof ExchangeError) || !FILE_PROBLEMS.has(error.code)) return problemText(error)
  const code = error.code as FileProblem
  const values = { limit: MAX_FILE_BYTES / 1_000_000, rows: MAX_ROWS, ...error.values }
  return {
    get title() {
      return words(`problem.${code}.title`)
    },
    get text() {
      return words(`problem.${code}.text`, values)
    },
    canRetry: false,
  }
}

type CellCode =
  | 'missing'
  | 'no-number'
  | 'no-whole-number'
  | 'no-date'
  | 'no-yes-no'
  | 'no-choice'
  | 'stray-quote'

/** What is wrong with a cell. */
export const cellWords = <Key extends string>(plan: ImportPlan<Key>, problem: CellProblem): string =>
  plan.problemWords?.(problem) ?? words(`cell.${problem.code as CellCode}`, { ...problem.values })

/** A value in the preview: in the app's words, else a number or date as this person writes it. */
export function valueWords<Key extends string>(
  plan: ImportPlan<Key>,
  field: Key,
  value: Cell,
  { number, date }: Format,
): string {
  if (value === null || value === '') return words('review.empty')
  const own = plan.valueWords?.(field, value)
  if (own !== undefined) return own
  if (typeof value === 'number') return number(value)
  return value instanceof Date ? date(value) : String(value)
}

/** Says where a problem is: `B7`, or `7` where the column is missing, after the sheet's name where several are read. */
export function addressOf(
  place: Pick<ImportProblem, 'sheet' | 'row'> & { column?: number | undefined },
): string {
  const cell = place.column === undefined ? String(place.row) : `${columnName(place.column)}${place.row}`
  return place.sheet === undefined ? cell : words('review.address', { sheet: place.sheet, cell })
}

export const labelOf = <Key extends string>(fields: readonly WizardField<Key>[], key: Key): string =>
  fields.find((field) => field.key === key)!.label
