import { type ImportPreview, previewImport } from '../import/preview-import.ts'
import type { ImportProblem, ImportRecord, ImportRecords } from '../import/read-records.ts'
import type { SheetChoice } from '../import/import-reader.ts'
import type { ImportPlan } from './import-plan.ts'

export interface Review<Key extends string> extends ImportPreview<Key> {
  problems: readonly ImportProblem<Key>[]
  /** Rows that have one. */
  rowsWithProblems: number
  /** Below the titles; `empty` ones hold nothing. */
  rows: number
  empty: number
  /** What would be applied. */
  accepted: readonly ImportRecord<Key>[]
}

/** What the rows of a file would do, by the rules of the app. */
export function reviewImport<Key extends string>(
  { records, problems, rows, empty }: ImportRecords<Key>,
  choices: readonly SheetChoice<Key>[],
  plan: ImportPlan<Key>,
): Review<Key> {
  const found = [...problems]
  const good: ImportRecord<Key>[] = []
  for (const record of records) {
    const own = problemsOf(record, choices, plan)
    if (own.length > 0) found.push(...own)
    else good.push(plan.emptyCells === 'keep' ? withoutEmpty(record) : record)
  }
  const named = new Set(plan.fields.filter(({ names }) => names).map(({ key }) => key))
  const preview = previewImport(good, plan.idOf, plan.existing, named)
  const wrong = new Set(found.map(({ sheet, row }) => `${sheet} ${row}`))
  return {
    ...preview,
    problems: found,
    rowsWithProblems: wrong.size,
    rows,
    empty,
    accepted: [...preview.added, ...preview.changed.map(({ record }) => record)],
  }
}

/** The worker knows kinds of values only; what an app asks beyond that is asked here. */
function problemsOf<Key extends string>(
  { sheet, row, values }: ImportRecord<Key>,
  choices: readonly SheetChoice<Key>[],
  { fields, check }: ImportPlan<Key>,
): ImportProblem<Key>[] {
  const ofCells = fields.flatMap(({ key, check: checkCell }) => {
    const value = values[key] ?? null
    const problem = value === null ? undefined : checkCell?.(value)
    return problem ? [{ field: key, ...problem }] : []
  })
  const ofRow = ofCells.length === 0 ? (check?.(values) ?? []) : []
  return [...ofCells, ...[ofRow].flat()].map((problem) => ({
    ...(sheet !== undefined && { sheet }),
    row,
    column: columnOf(problem.field, sheet, choices),
    ...problem,
  }))
}

function columnOf<Key extends string>(
  field: Key,
  sheet: string | undefined,
  choices: readonly SheetChoice<Key>[],
): number | undefined {
  const choice = choices.find(({ name }) => sheet === undefined || name === sheet)
  return choice?.mapping.find(([, key]) => key === field)?.[0]
}

const withoutEmpty = <Key extends string>(record: ImportRecord<Key>): ImportRecord<Key> => ({
  ...record,
  values: Object.fromEntries(
    Object.entries(record.values).filter(([, value]) => value !== null),
  ) as ImportRecord<Key>['values'],
})
