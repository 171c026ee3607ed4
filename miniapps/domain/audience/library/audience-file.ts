import { canonical } from '../canonical.ts'
import type { Expression } from '../expression.ts'
import { printExpression } from '../print-expression.ts'
import type { Basis } from '../../surveys/basis.ts'

/** An audience as a JSON file: read again it is the same audience. */
export const audienceFile = (title: string, basis: Basis | null, expression: Expression): object => ({
  title,
  ...basis,
  text: printExpression({ expression }),
  expression,
  key: canonical({ expression }).key,
})

/** The expression’s text in a file that was exported, or in a text as it is; undefined where there is none. */
export function textInFile(content: string): string | undefined {
  if (!content.trimStart().startsWith('{')) return content.trim() || undefined
  try {
    const read = JSON.parse(content) as { text?: unknown; expression?: Expression; op?: unknown }
    if (typeof read.text === 'string') return read.text
    return printExpression({ expression: read.expression ?? (read as unknown as Expression) }) || undefined
  } catch {
    return undefined // no JSON, or that of something else
  }
}
