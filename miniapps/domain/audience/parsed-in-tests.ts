import type { Expression } from './expression.ts'
import { parseExpression } from './parse-expression.ts'

/** @throws Error where the text is wrong */
export function parsed(text: string): Expression {
  const read = parseExpression({ text })
  if ('error' in read) throw new Error(`${read.error.code} at ${read.error.at}`)
  return read
}
