import type { Expression } from '../audience/expression.ts'
import { parseExpression } from '../audience/parse-expression.ts'
import type { Basis } from './basis.ts'

/** Everybody where there is none; undefined where its text cannot be read. */
export function baseOf({ base }: Pick<Basis, 'base'>): Expression | undefined {
  if (!base) return { op: 'all' }
  const read = parseExpression({ text: base })
  return 'error' in read ? undefined : read
}
