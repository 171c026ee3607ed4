import { type Body, textAt } from '../document/change.ts'
import type { FieldProblem } from '../document/definition.ts'
import type { SheetRow } from '../document/sheet.ts'
import { isDate } from '../kernel/periods/days.ts'
import { LINES, linePath, lineOf, lockCell, weekCell } from './plan-line.ts'

const problem = (path: string, code: string, message: string): FieldProblem => ({ path, code, message })

/** Problems of the lines that a change touches, and of the plan's own days. */
export function lineProblems(body: Body): readonly FieldProblem[] {
  const days = endBeforeStart('', textAt(body, 'start'), textAt(body, 'end'))
  const lines = Object.entries(body).flatMap(([path, row]) =>
    path.startsWith(`${LINES}/`) ? problemsOfLine(row as SheetRow, path.slice(LINES.length + 1)) : [],
  )
  return [...days, ...lines]
}

function problemsOfLine(row: SheetRow, id: string): FieldProblem[] {
  const { start, end, weeks, locks } = lineOf(row, id)
  const isNoDay = (day: string) => !isDate(day)
  const noDays = [
    ...Object.keys(weeks).filter(isNoDay).map(weekCell),
    ...[...locks].filter(isNoDay).map(lockCell),
  ]
  return [
    ...endBeforeStart(`${linePath(id)}/`, start, end),
    ...noDays.map((cell) => problem(linePath(id, cell), 'week', 'A week is named by its first day.')),
  ]
}

const endBeforeStart = (at: string, start: string, end: string): FieldProblem[] =>
  start && end && end < start ? [problem(`${at}end`, 'end-before-start', 'The end is before the start.')] : []

/** Fields that keep a plan from being submitted. */
export function planProblems(body: Body): readonly FieldProblem[] {
  const missing = ['title', 'currency', 'start', 'end'].filter((path) => !(path in body))
  const hasLines = Object.keys(body).some((path) => path.startsWith(`${LINES}/`))
  return [
    ...missing.map((path) => problem(path, `${path}-missing`, `The plan has no ${path}.`)),
    ...(hasLines ? [] : [problem('title', 'no-lines', 'The plan has no lines.')]),
    ...lineProblems(body),
  ]
}
