import type { Expression } from './expression.ts'

/** In this order in the text of a key. */
const KEYS = ['op', 'variable', 'codes', 'min', 'max', 'k', 'id', 'version', 'of'] as const

/**
 * The one form of all expressions that say the same by the same rules: codes sorted, each once; groups flattened, each operand once, in
 * order of their text; answers of one question merged in an OR. Equal keys are equal audiences.
 */
export function canonical({ expression }: { expression: Expression }): {
  expression: Expression
  key: string
} {
  const one = canonicalOf(expression)
  return { expression: one, key: textOf(one) }
}

function canonicalOf(expression: Expression): Expression {
  switch (expression.op) {
    case 'in':
      return { ...expression, codes: sortedCodes(expression.codes) }
    case 'not': {
      const of = canonicalOf(expression.of)
      return of.op === 'not' ? of.of : { op: 'not', of }
    }
    case 'and':
    case 'or':
      return groupOf(expression.op, expression.of.map(canonicalOf))
    case 'atLeast':
      return atLeastOf(expression.k, expression.of.map(canonicalOf))
    default:
      return expression
  }
}

function atLeastOf(k: number, of: readonly Expression[]): Expression {
  if (k === 1) return groupOf('or', of)
  if (k === of.length) return groupOf('and', of)
  return { op: 'atLeast', k, of: of.toSorted(byText) }
}

function groupOf(op: 'and' | 'or', operands: readonly Expression[]): Expression {
  const flat = operands.flatMap((each) => (each.op === op ? each.of : [each]))
  const merged = op === 'or' ? withMergedAnswers(flat) : flat
  const once = [...new Map(merged.map((each) => [textOf(each), each])).values()].toSorted(byText)
  return once.length === 1 ? once[0]! : { op, of: once }
}

function withMergedAnswers(operands: readonly Expression[]): Expression[] {
  const codes = new Map<string, number[]>()
  for (const each of operands)
    if (each.op === 'in') codes.set(each.variable, [...(codes.get(each.variable) ?? []), ...each.codes])
  return [
    ...operands.filter(({ op }) => op !== 'in'),
    ...[...codes].map(([variable, all]): Expression => ({ op: 'in', variable, codes: sortedCodes(all) })),
  ]
}

const sortedCodes = (codes: readonly number[]): number[] =>
  [...new Set(codes)].toSorted((one, other) => one - other)

function byText(one: Expression, other: Expression): number {
  const [a, b] = [textOf(one), textOf(other)]
  return a < b ? -1 : a > b ? 1 : 0
}

/** JSON with keys in one order. */
const textOf = (expression: Expression): string => JSON.stringify(inOrder(expression))

function inOrder(expression: Expression): object {
  const given = expression as unknown as Readonly<Record<string, unknown>>
  const value = (key: string) => {
    if (key !== 'of') return given[key]
    return Array.isArray(given[key])
      ? (given[key] as Expression[]).map(inOrder)
      : inOrder(given[key] as Expression)
  }
  return Object.fromEntries(KEYS.filter((key) => key in given).map((key) => [key, value(key)]))
}
