import type { Code, Frame } from '../surveys/frame.ts'
import type { Expression } from './expression.ts'

/** Names in expressions: questions, and audiences by `id@version`. */
export interface Vocabulary {
  frame: Frame
  audiences?: Readonly<Record<string, Expression>>
}

/**
 * The same with audiences by their rules and nets by the answers that they add up, for whoever compares rules by their words.
 * @throws Error where an audience is not there
 */
export function spelledOut(expression: Expression, names: Vocabulary): Expression {
  if (expression.op === 'audience') return spelledOut(audienceOf(expression, names), names)
  if (expression.op === 'not') return { op: 'not', of: spelledOut(expression.of, names) }
  if ('of' in expression) return { ...expression, of: expression.of.map((each) => spelledOut(each, names)) }
  if (expression.op !== 'in') return expression
  const known = names.frame.find(({ name }) => name === expression.variable)?.codes ?? []
  return { ...expression, codes: withPartsOfNets(expression.codes, known) }
}

export function audienceOf(
  { id, version }: { id: string; version: number },
  { audiences }: Vocabulary,
): Expression {
  const key = `${id}@${version}`
  if (!audiences || !Object.hasOwn(audiences, key)) throw new Error(`There is no audience ${key}.`)
  return audiences[key]!
}

/** Codes without nets: those that a net adds up stand in its place. */
export function withPartsOfNets(asked: readonly number[], known: readonly Code[]): readonly number[] {
  const partsOf = (code: number): readonly number[] => {
    const net = known.find((each) => each.code === code)?.net
    return net ? net.flatMap(partsOf) : [code]
  }
  return asked.flatMap(partsOf)
}
