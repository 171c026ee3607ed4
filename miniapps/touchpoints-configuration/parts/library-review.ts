import { fieldProblem } from '../../domain/document/apply-changes.ts'
import { type Body, textOf } from '../../domain/document/change.ts'
import type { Json } from '../../domain/document/json.ts'
import { namesTaken } from '../../domain/touchpoints/library-problems.ts'
import { type SheetCell, sheetChanges } from '../../domain/touchpoints/library-sheet.ts'
import { FACTOR_MAX } from '../../domain/touchpoints/limits.ts'
import { TOUCHPOINT_LIBRARY } from '../../domain/touchpoints/touchpoint-library.ts'
import { touchpointFields, touchpointPath, withMarket } from '../../domain/touchpoints/touchpoint.ts'
import type { ImportRecord } from '../../kit/exchange/import/read-records.ts'
import type { FieldProblem, RecordValues } from '../../kit/exchange/import-wizard/import-plan.ts'

type Changes = Readonly<Record<string, Json>>

export interface ReviewOf {
  body: Body
  above: Body | null
  /** Ids of curves that a touchpoint may name. */
  curves(): Promise<readonly string[]>
  /** Whether anything names a touchpoint, so that it is not to be deleted. */
  isUsed(code: string): Promise<boolean>
}

export const changesOf = (rows: readonly Pick<ImportRecord, 'values'>[], body: Body): Changes =>
  sheetChanges(
    body,
    rows.map(({ values }) => values as Record<string, SheetCell>),
  )

/**
 * All that the server would refuse of a sheet, by row and field; names and parents as they would be with all
 * rows taken over.
 */
export async function libraryReview(
  rows: readonly ImportRecord[],
  { body, above, curves, isUsed }: ReviewOf,
) {
  const whole = wholeWith(changesOf(rows, body), body, above)
  const before = touchpointFields(above ? withMarket(above, body) : body)
  const there = touchpointFields(whole)
  const taken = new Map(namesTaken(whole).map(({ path, other }) => [path, other]))
  const gone = [...before.keys()].filter((code) => !there.has(code))
  const [known, used] = await Promise.all([curves(), usedOf(gone, isUsed)])
  const rowOf = (code: string) => rows.find(({ values }) => values['code'] === code)?.row

  const cellProblem = (code: string, path: string, value: Json): FieldProblem<string> | undefined => {
    const field = path.slice(touchpointPath(code, '').length)
    if (value === null) return undefined
    const wrong = valueProblem(field, path, value)
    if (wrong) return wrong
    const given = textOf(value)
    if (field === 'parent' && !there.has(given)) return { field, code: 'wrong.parent', values: { given } }
    if (field === 'curve' && !known.includes(given)) return { field, code: 'wrong.curve', values: { given } }
    return undefined
  }
  return (values: RecordValues<string>): readonly FieldProblem<string>[] => {
    const code = String(values['code'])
    const changes = Object.entries(changesOf([{ values }], body))
    const named = touchpointPath(code, 'name/en')
    const other = taken.get(named)
    const isNamed = changes.some(([path]) => path === named) || (changes.length > 0 && !before.has(code))
    return [
      ...changes.flatMap(([path, value]) => cellProblem(code, path, value) ?? []),
      ...(other !== undefined && isNamed
        ? [{ field: 'name/en', code: 'wrong.name', values: { other, row: rowOf(other) ?? '–' } }]
        : []),
      ...(used.includes(code) ? [{ field: 'code', code: 'wrong.used', values: { given: code } }] : []),
    ]
  }
}

const wholeWith = (changes: Changes, body: Body, above: Body | null): Body => {
  const own = Object.entries({ ...body, ...changes }).filter(([, value]) => value !== null)
  return above ? withMarket(above, Object.fromEntries(own)) : Object.fromEntries(own)
}

async function usedOf(codes: readonly string[], isUsed: ReviewOf['isUsed']): Promise<readonly string[]> {
  const answers = await Promise.all(codes.map(async (code) => ((await isUsed(code)) ? [code] : [])))
  return answers.flat()
}

/** Why a field of the library cannot hold a value. */
function valueProblem(field: string, path: string, value: Json): FieldProblem<string> | undefined {
  const wrong = fieldProblem(TOUCHPOINT_LIBRARY, path, value)
  if (!wrong) return undefined
  if (field.startsWith('factors/'))
    return { field: 'factors', code: 'wrong.factor', values: { most: FACTOR_MAX } }
  return wrong.code === 'too-long'
    ? { field, code: 'wrong.long', values: wrong.values ?? {} }
    : { field, code: 'wrong.value', values: { given: JSON.stringify(value) } }
}
