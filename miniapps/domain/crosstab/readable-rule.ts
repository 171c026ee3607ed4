import { refText } from '../audience/compose/audience-refs.ts'
import type { Expression } from '../audience/expression.ts'
import { printExpression } from '../audience/print-expression.ts'
import { ruleOf } from './lines-of-picks.ts'

/** A rule's text as people read it: published audiences by their titles, `titles` by `id@version`. An id without a title stays. */
export function readableRule(text: string, titles: ReadonlyMap<string, string>): string {
  const rule = text && ruleOf(text)
  if (!rule) return text
  const titled = (each: Expression): Expression => {
    if (each.op === 'audience') return { ...each, id: titles.get(refText(each)) ?? each.id }
    if (each.op === 'not') return { ...each, of: titled(each.of) }
    return 'of' in each ? { ...each, of: each.of.map(titled) } : each
  }
  return printExpression({ expression: titled(rule) })
}
