import type { Expression } from '../audience/expression.ts'
import type { Code, Variable } from './frame.ts'

/** Those who gave any of these answers; a net stands for the answers that it adds up. */
export const answerRule = (variable: Variable, codes: readonly Code[]): Expression => ({
  op: 'in',
  variable: variable.name,
  codes: [...new Set(codes.flatMap(({ code, net }) => net ?? [code]))],
})
