import type { Expression } from '../expression.ts'
import type { CountedTable } from '../../surveys/counting.ts'
import { universeIn } from './size-of.ts'

/** Effect of one rule on the size, in thousands; null where the licence hides it. */
export interface FunnelRow {
  rule: Expression
  alone: number | null
  /** Of this rule and those before it. */
  running: number | null
  /** Of all rules but this one. */
  without: number | null
}

/** More rules than these make no funnel that one reads. */
export const FUNNEL_MAX = 60

/** Rules of the outermost AND. */
const funnelRules = (expression: Expression): readonly Expression[] =>
  expression.op === 'and' ? expression.of.slice(0, FUNNEL_MAX) : [expression]

/** Sets of a funnel, three for each rule. */
export function funnelSets(expression: Expression): readonly Expression[] {
  const all = expression.op === 'and' ? expression.of : [expression]
  return funnelRules(expression).flatMap((rule, at) => [
    rule,
    together(all.slice(0, at + 1)),
    together(all.toSpliced(at, 1)),
  ])
}

const together = (of: readonly Expression[]): Expression =>
  of.length === 0 ? { op: 'all' } : of.length === 1 ? of[0]! : { op: 'and', of }

export function funnelRows(expression: Expression, { cells }: CountedTable): readonly FunnelRow[] {
  const size = (row: number) => universeIn(cells[row]?.at(-1))
  return funnelRules(expression).map((rule, at) => ({
    rule,
    alone: size(3 * at),
    running: size(3 * at + 1),
    without: size(3 * at + 2),
  }))
}
