import type { SavSet } from '../sav/name-sets.ts'
import { isMissingIn } from './plan-variables.ts'
import type { SourceColumn } from './source-table.ts'

/** Columns that the multiple-response sets of a file make of others: the codes of all answers in a cell, as `1;3`. */
export const setColumns = (sets: readonly SavSet[], columns: readonly SourceColumn[]): SourceColumn[] =>
  sets.map((set) => {
    const parts = set.variables.map((name) => columns.find((column) => column.name === name)!)
    const { labels, values } = set.counted === null ? ofCategories(parts) : ofDichotomies(set, parts)
    return {
      name: set.name,
      type: 'text',
      label: set.label,
      labels,
      missing: [],
      missingRange: null,
      values,
      parts: set.variables,
    }
  })

type Value = SourceColumn['values'][number]
type Answered = Pick<SourceColumn, 'labels' | 'values'>

/** An answer is a variable, in the order of the set. Somebody with nothing but missing values was not asked. */
function ofDichotomies({ counted, isByValue }: SavSet, parts: readonly SourceColumn[]): Answered {
  const labels = parts.map(({ name, label, labels: own }, at): [number, string] => {
    const ofValue = isByValue && own.find(([value]) => value === counted)?.[1]
    return [at + 1, ofValue || label || name]
  })
  const codeOf = (value: Value, at: number) => (value === counted ? at + 1 : null)
  return { labels, values: cellsOf(parts, parts.map(givenIn), codeOf) }
}

/** An answer is a value of any variable: a number is its code, and texts are numbered. A value that one declares as missing is so in all. */
function ofCategories(parts: readonly SourceColumn[]): Answered {
  const given = parts.map(givenIn)
  const isGiven = (value: Value) => given.every((is) => is(value))
  const called = new Map(parts.flatMap(({ labels }) => labels))
  const found = new Set([...called.keys(), ...parts.flatMap(({ values }) => values)].filter(isGiven))
  const isCoded = [...found].every((value) => Number.isSafeInteger(value) && Number(value) >= 0)
  const inOrder = isCoded
    ? [...found].toSorted((a, b) => Number(a) - Number(b))
    : [...found].toSorted((a, b) => String(a).localeCompare(String(b), 'en'))
  const codes = new Map(inOrder.map((value, at) => [value, isCoded ? Number(value) : at + 1]))
  const labels = [...codes].map(([value, code]): [number, string] => [
    code,
    called.get(value) ?? String(value),
  ])
  const values = cellsOf(
    parts,
    parts.map(() => isGiven),
    (value) => codes.get(value) ?? null,
  )
  return { labels, values }
}

/** Cells of people: null where no part says anything, and empty where somebody gave none of the answers. */
function cellsOf(
  parts: readonly SourceColumn[],
  given: readonly ((value: Value) => boolean)[],
  codeOf: (value: Value, part: number) => number | null,
): (string | null)[] {
  return (parts[0]?.values ?? []).map((_, person) => {
    const codes = new Set<number>()
    let isAsked = false
    parts.forEach(({ values }, at) => {
      const value = values[person]!
      if (!given[at]!(value)) return
      isAsked = true
      const code = codeOf(value, at)
      if (code !== null) codes.add(code)
    })
    return isAsked ? [...codes].join(';') : null
  })
}

/** Tells whether a value of a column is an answer. */
function givenIn(column: SourceColumn): (value: Value) => boolean {
  const isMissing = isMissingIn(column)
  return (value) => value !== null && value !== '' && !isMissing(value)
}
