import { CHARACTERS_MAX, DEPTH_MAX, type Expression, RULES_MAX } from './expression.ts'

/** A bracket holds an OR, an AND and a NOT at most. */
const NESTED_MAX = 3 * (DEPTH_MAX + 1)
const NAME_MAX = 200

type Parts = Readonly<Record<string, unknown>>

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value)
const isName = (value: unknown): boolean =>
  typeof value === 'string' && value.length > 0 && value.length <= NAME_MAX
const isEnd = (value: unknown): boolean => value === null || Number.isFinite(value)
const isListOf = (value: unknown, isPart: (part: unknown) => boolean, most: number): boolean =>
  Array.isArray(value) && value.length <= most && value.every(isPart)

/** Whether something that was sent is an expression, not nested beyond what the language allows. Its names are checked elsewhere. */
export function isExpression(value: unknown, nested = 0): value is Expression {
  if (typeof value !== 'object' || value === null || nested > NESTED_MAX) return false
  const { op, variable, codes, min, max, id, version, of, k } = value as Parts
  const isPart = (part: unknown) => isExpression(part, nested + 1)
  switch (op) {
    case 'all':
      return true
    case 'in':
      return isName(variable) && isListOf(codes, isWhole, CHARACTERS_MAX)
    case 'range':
      return isName(variable) && isEnd(min) && isEnd(max)
    case 'answered':
      return isName(variable)
    case 'audience':
      return isName(id) && isWhole(version)
    case 'not':
      return isPart(of)
    case 'atLeast':
      return isWhole(k) && isListOf(of, isPart, RULES_MAX)
    default:
      return (op === 'and' || op === 'or') && isListOf(of, isPart, RULES_MAX)
  }
}
