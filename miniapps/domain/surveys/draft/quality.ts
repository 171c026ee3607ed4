import type { BuiltVariable } from './built-variable.ts'
import type { PlannedColumn } from './plan-variables.ts'
import type { SourceTable } from './source-table.ts'

/** Below so many a figure is said to nobody. */
const WEAK_BASE = 30
const LEAST_ANSWERED = 0.5
/** Codes that questionnaires use for no answer: as a number they would be counted. */
const USUAL_CODES: readonly number[] = [-9, -8, -1, 97, 98, 99, 997, 998, 999, 9998, 9999]

export interface Finding {
  kind:
    | 'personal'
    | 'leftOut'
    | 'faults'
    | 'usualCodes'
    | 'weakAnswers'
    | 'littleAnswered'
    | 'noLabels'
    | 'repeated'
  /** Names, or labels, that it is about. */
  names: readonly string[]
  count: number
}

/** Findings that a person should look at before others trust the data. */
export function qualityOf(
  table: SourceTable,
  planned: readonly PlannedColumn[],
  variables: readonly BuiltVariable[],
): Finding[] {
  const named = (kind: Finding['kind'], names: readonly string[]): Finding => ({
    kind,
    names,
    count: names.length,
  })
  const labels = (found: readonly BuiltVariable[]) => found.map(({ variable }) => variable.label)
  const faulty = [...new Set(table.faults.map(({ column }) => column))]
  const repeated = repeatedRows(variables, table.rows)
  return [
    named(
      'personal',
      planned.filter(({ personal }) => personal).map(({ column }) => column.name),
    ),
    named('leftOut', table.leftOut),
    { kind: 'faults' as const, names: faulty, count: table.faultCount },
    named('usualCodes', labels(variables.filter(hasUsualCodes))),
    named('noLabels', labels(variables.filter(hasNoLabels))),
    named(
      'littleAnswered',
      labels(variables.filter(({ answers }) => answered(answers) < answers.length * LEAST_ANSWERED)),
    ),
    named('weakAnswers', labels(variables.filter(hasWeakAnswer))),
    { kind: 'repeated' as const, names: [], count: repeated },
  ].filter(({ count }) => count > 0)
}

const answered = (answers: BuiltVariable['answers']) =>
  answers.reduce<number>((count, answer) => (answer === null ? count : count + 1), 0)

/** 98 among ages of at most 80: nobody is as old as that, and nobody between. */
export function hasUsualCodes({ variable, answers }: BuiltVariable): boolean {
  if (variable.type !== 'number') return false
  const given = new Set(answers.filter((answer): answer is number => typeof answer === 'number'))
  const others = [...given].filter((value) => !USUAL_CODES.includes(value))
  const [least, most] = others.reduce(
    ([low, high], value) => [Math.min(low, value), Math.max(high, value)],
    [Infinity, -Infinity],
  )
  return (
    others.length > 0 &&
    USUAL_CODES.some((code) => given.has(code) && (code > most + 5 || code < Math.min(least, 0)))
  )
}

const hasNoLabels = ({ variable: { codes } }: BuiltVariable) =>
  codes.length > 0 && codes.every(({ code, label }) => label === String(code))

function hasWeakAnswer({ variable, answers }: BuiltVariable): boolean {
  const counts = new Map<number, number>()
  for (const answer of answers)
    for (const code of answer === null ? [] : [answer].flat()) counts.set(code, (counts.get(code) ?? 0) + 1)
  return variable.codes.some(
    ({ code, net, missing }) => !net && !missing && (counts.get(code) ?? 0) < WEAK_BASE,
  )
}

const FEWEST_QUESTIONS = 10
/** Above it takes longer than it helps. */
const MOST_COMPARED = 200_000

/** Interviews that say the same as another in all questions, where there are enough of these. */
function repeatedRows(variables: readonly BuiltVariable[], rows: number): number {
  if (variables.length < FEWEST_QUESTIONS || rows > MOST_COMPARED) return 0
  const seen = new Set<string>()
  for (let row = 0; row < rows; row++)
    seen.add(variables.map(({ answers }) => String(answers[row] ?? '')).join('|'))
  return rows - seen.size
}
