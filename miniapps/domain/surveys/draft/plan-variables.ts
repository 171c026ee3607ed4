import { type Body, textAt } from '../../document/change.ts'
import type { Code, Frame, Variable } from '../frame.ts'
import { type Personal, personalKind } from './personal-kind.ts'
import type { SourceColumn } from './source-table.ts'

export const USES = ['single', 'multi', 'number', 'date', 'weight', 'out'] as const
/** Variable that a column becomes. */
export type Use = (typeof USES)[number]

/** A column with what is going to be made of it. */
export interface PlannedColumn {
  column: SourceColumn
  /** As expressions will name it. */
  name: string
  use: Use
  /** It tells who people are, and can be nothing else than left out. */
  personal: Personal | null
  /** Of a coded one: codes by values of the file. */
  codes: readonly (Code & { value: number | string })[]
}

const MOST_CODES = 200
const MOST_UNLABELLED = 20
/** Codes of one cell, as `1;3;5`. */
const SEVERAL = /^\s*\d+(?:\s*[;|]\s*\d+)*\s*$/
const WEIGHT = /^(w|wt|wgt|weight|gewicht|poids|peso)[\d_]*$|(_|^)weight$/i
/** Labels of answers that are none. */
const NO_ANSWER =
  /^(don.?t know|dk|refused|refusal|no answer|not asked|n\/?a|not applicable|weiß nicht|keine angabe|k\.? ?a\.?|ne sait pas|no sabe)\b/i

/** Each column with its use, proposed by what is in it, and as the draft decides. Answers of an earlier wave keep their codes. */
export function planVariables(
  columns: readonly SourceColumn[],
  body: Body,
  before: Frame = [],
): PlannedColumn[] {
  const taken = new Set<string>()
  const names = columns.map((column) => freeName(column.name, taken))
  const chosenFor = (name: string) => textAt(body, `variables/${name}/use`) as Use | ''
  const inSets = new Set(
    columns.flatMap(({ parts = [] }, at) => {
      const isMade = ['', 'multi'].includes(chosenFor(names[at]!))
      return isMade && body[`variables/${names[at]!}/keepsParts`] !== true ? parts : []
    }),
  )
  return columns.map((column, at) => {
    const name = names[at]!
    const personal = personalKind(column)
    const earlier = before.find((variable) => variable.name === name)
    const isPart = inSets.has(column.name) && !column.parts && !earlier
    const use = personal ? 'out' : chosenFor(name) || (isPart ? 'out' : proposedUse(column))
    const codes = use === 'single' || use === 'multi' ? codesOf(column, use, earlier) : []
    return { column, name, use, personal, codes }
  })
}

/** A letter or `_` first, then letters, digits, `_ - .`, and no other column's. */
function freeName(given: string, taken: Set<string>): string {
  const plain = given
    .trim()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\w.-]+/g, '_')
    .slice(0, 60)
  const name = /^[a-z_]/i.test(plain) ? plain : `v_${plain}`
  let free = name
  for (let at = 2; taken.has(free); at++) free = `${name}_${at}`
  taken.add(free)
  return free
}

function proposedUse({ name, type, labels, values, parts }: SourceColumn): Use {
  if (type === 'date') return 'date'
  const filled = values.filter((value) => value !== null && value !== '')
  if (filled.length === 0) return 'out'
  if (parts) return 'multi'
  if (type === 'text') return textUse(filled)
  if (WEIGHT.test(name) && filled.some((value) => !Number.isInteger(value))) return 'weight'
  const distinct = new Set(filled)
  const isWhole = filled.every((value) => Number.isInteger(value))
  const labelled = labels.filter(([, text]) => !NO_ANSWER.test(text)).length
  const isCoded = labelled > 1 || (labels.length === 0 && distinct.size <= MOST_UNLABELLED)
  return isWhole && isCoded && distinct.size <= MOST_CODES ? 'single' : 'number'
}

function textUse(filled: SourceColumn['values']): Use {
  const texts = filled.map(String)
  if (texts.every((text) => SEVERAL.test(text))) return 'multi'
  const distinct = new Set(texts).size
  return distinct <= MOST_CODES && distinct <= Math.max(MOST_UNLABELLED, filled.length / 3) ? 'single' : 'out'
}

export const codesIn = (cell: string): number[] => cell.split(/[;|]/).map(Number)

function codesOf(column: SourceColumn, use: Use, earlier?: Variable): PlannedColumn['codes'] {
  const labels = new Map(column.labels)
  const given = new Set(column.values.filter((value) => value !== null && value !== ''))
  const declared = isMissingIn(column)
  if (use === 'multi' && column.type === 'text') {
    const codes = new Set(Array.from(given, (cell) => codesIn(String(cell))).flat())
    if (column.parts) for (const [code] of column.labels) codes.add(Number(code))
    return [...codes]
      .toSorted((a, b) => a - b)
      .map((code) => coded(code, code, labels.get(code) ?? String(code), false))
  }
  const values = [...new Set([...labels.keys(), ...given])].filter((value) => value !== null)
  if (column.type === 'text') return textCodes(values.map(String), labels, declared, earlier)
  return (values as number[])
    .filter(Number.isInteger)
    .toSorted((a, b) => a - b)
    .map((code) => coded(code, code, labels.get(code) ?? String(code), declared(code)))
}

/** Texts are numbered: as before where their answer was there before, else behind what there is. */
function textCodes(
  values: readonly string[],
  labels: ReadonlyMap<unknown, string>,
  declared: (value: string) => boolean,
  earlier?: Variable,
): PlannedColumn['codes'] {
  const known = new Map(earlier?.codes.map(({ label, code }) => [label, code]))
  let last = Math.max(0, ...known.values())
  return values.toSorted().map((value) => {
    const label = labels.get(value) ?? value
    return coded(value, known.get(label) ?? ++last, label, declared(value))
  })
}

const coded = (value: number | string, code: number, label: string, isMissing: boolean) => ({
  value,
  code,
  label,
  ...((isMissing || NO_ANSWER.test(label)) && { missing: true as const }),
})

/** Whether a value is declared as no answer: 98 of an age is nobody's. Labels such as "Refused" declare it too. */
export function isMissingIn({
  missing,
  missingRange,
  labels,
}: SourceColumn): (value: number | string) => boolean {
  const single = new Set([
    ...missing,
    ...labels.filter(([, text]) => NO_ANSWER.test(text)).map(([value]) => value),
  ])
  const [low, high] = missingRange ?? [null, null]
  return (value) => {
    if (single.has(value)) return true
    if (!missingRange || typeof value !== 'number') return false
    return value >= Number(low ?? -Infinity) && value <= Number(high ?? Infinity)
  }
}
