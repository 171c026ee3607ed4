import type { Expression } from './expression.ts'

/** A rule without rules within it. */
export type Leaf = Exclude<Expression, { of: unknown }>

/** Single rules, in the order in which the text names them. */
export function leavesOf(expression: Expression): readonly Leaf[] {
  if (!('of' in expression)) return [expression]
  const of: readonly Expression[] = expression.op === 'not' ? [expression.of] : expression.of
  return of.flatMap(leavesOf)
}
