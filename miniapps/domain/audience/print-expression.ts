import { type Expression, KEYWORDS } from './expression.ts'

const PLAIN_NAME = /^[\p{L}_][\p{L}\p{Nd}_.-]*$/u

/** Text that is read as the same expression, with the fewest brackets; nested groups of one kind keep theirs. */
export function printExpression({ expression }: { expression: Expression }): string {
  switch (expression.op) {
    case 'all':
      return 'ALL'
    case 'answered':
      return `ANSWERED ${nameOf(expression.variable)}`
    case 'audience':
      return `AUDIENCE ${nameOf(expression.id)}@${expression.version}`
    case 'in':
      return inText(expression)
    case 'range':
      return rangeText(expression)
    case 'not':
      return `NOT ${bracketed(expression.of, ['and', 'or'])}`
    case 'and':
      return expression.of.map((each) => bracketed(each, ['and', 'or'])).join(' AND ')
    case 'or':
      return expression.of.map((each) => bracketed(each, ['or'])).join(' OR ')
    case 'atLeast':
      return `ATLEAST ${expression.k} OF (${expression.of.map((each) => printExpression({ expression: each })).join(', ')})`
  }
}

function inText({ variable, codes }: Extract<Expression, { op: 'in' }>): string {
  return codes.length === 1
    ? `${nameOf(variable)} = ${numberText(codes[0]!)}`
    : `${nameOf(variable)} IN (${codes.map(numberText).join(', ')})`
}

function rangeText({ variable, min, max }: Extract<Expression, { op: 'range' }>): string {
  const name = nameOf(variable)
  if (min === null) return max === null ? `ANSWERED ${name}` : `${name} <= ${numberText(max)}`
  return max === null
    ? `${name} >= ${numberText(min)}`
    : `${name} BETWEEN ${numberText(min)} AND ${numberText(max)}`
}

/** Digits alone: the language knows no powers of ten, which very small and very large numbers would be written with. */
function numberText(number: number): string {
  const [digits, power] = String(number).split('e') as [string, string?]
  if (power === undefined) return digits
  const places = (digits.split('.')[1]?.length ?? 0) - Number(power)
  return places > 0 ? number.toFixed(Math.min(places, 100)) : BigInt(number).toString()
}

function bracketed(expression: Expression, ops: readonly Expression['op'][]): string {
  const text = printExpression({ expression })
  return ops.includes(expression.op) ? `(${text})` : text
}

const nameOf = (name: string): string =>
  PLAIN_NAME.test(name) && !KEYWORDS.includes(name.toUpperCase()) ? name : `"${name.replaceAll('"', '""')}"`
