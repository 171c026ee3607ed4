import type { Expression } from '../expression.ts'

/** A published audience by its id and edition. */
export interface AudienceRef {
  id: string
  version: number
}

export const refText = ({ id, version }: AudienceRef): string => `${id}@${version}`

/** Editions that an expression names, each once, in order. */
export function audienceRefs(expression: Expression): readonly AudienceRef[] {
  const all = refsWithin(expression)
  return [...new Map(all.map((ref) => [refText(ref), ref])).values()]
}

function refsWithin(expression: Expression): readonly AudienceRef[] {
  switch (expression.op) {
    case 'audience':
      return [{ id: expression.id, version: expression.version }]
    case 'not':
      return refsWithin(expression.of)
    case 'and':
    case 'or':
    case 'atLeast':
      return expression.of.flatMap(refsWithin)
    default:
      return []
  }
}

/** Editions in place of the references to them, those within them too. @throws Error where one is not known */
export function withEditions(
  expression: Expression,
  editionOf: (ref: AudienceRef) => Expression | undefined,
): Expression {
  switch (expression.op) {
    case 'audience': {
      const found = editionOf(expression)
      if (!found) throw new Error(`There is no audience ${refText(expression)}.`)
      return withEditions(found, editionOf)
    }
    case 'not':
      return { op: 'not', of: withEditions(expression.of, editionOf) }
    case 'and':
    case 'or':
    case 'atLeast':
      return { ...expression, of: expression.of.map((each) => withEditions(each, editionOf)) }
    default:
      return expression
  }
}
