import { type Frame, isCoded, type Variable } from '../surveys/frame.ts'
import type { Expression } from './expression.ts'
import { type Token, tokensOf } from './tokens.ts'

/** A name or code that the survey does not know, or a rule that its question cannot be asked. */
export interface NameFault {
  /** `not-coded`: it has numbers or dates; `not-a-number`: it has answers. */
  code: 'no-variable' | 'no-answer' | 'not-coded' | 'not-a-number'
  /** Place in the text. */
  at: number
  /** Place among the single rules of the text. */
  leaf: number
  variable: string
  /** The code that is no answer. */
  answer?: string
}

/** Checks names, codes and types of a text that `parseExpression` has read against the questions of a survey. */
export function namesChecked({ text, frame }: { text: string; frame: Frame }): NameFault[] {
  const variables = new Map(frame.map((variable) => [variable.name, variable]))
  const tokens = tokensOf(text)
  const faults: NameFault[] = []
  let leaf = -1
  for (let place = 0; place < tokens.length; place += 1) {
    const before = tokens[place - 1]
    const token = tokens[place]!
    if (token.kind === 'keyword' && token.text === 'ALL') leaf += 1
    if (token.kind !== 'name') continue
    leaf += 1
    if (before?.kind === 'keyword' && before.text === 'AUDIENCE') continue
    const isAnswered = before?.kind === 'keyword' && before.text === 'ANSWERED'
    const asked = isAnswered ? [] : comparisonFrom(tokens, place + 1)
    const fault = faultOf(token, asked, variables.get(token.text))
    if (fault) faults.push({ ...fault, leaf, variable: token.text })
  }
  return faults
}

/** Without codes of a span, such as 1..90, that are no answers of the question. */
export function withinFrame(expression: Expression, frame: Frame): Expression {
  if (expression.op === 'not') return { op: 'not', of: withinFrame(expression.of, frame) }
  if ('of' in expression) return { ...expression, of: expression.of.map((each) => withinFrame(each, frame)) }
  if (expression.op !== 'in') return expression
  const known = frame.find(({ name }) => name === expression.variable)?.codes
  return known
    ? { ...expression, codes: expression.codes.filter((code) => known.some((each) => each.code === code)) }
    : expression
}

/** The sign or word after a name, and the numbers that belong to it. */
function comparisonFrom(tokens: readonly Token[], from: number): readonly Token[] {
  const [sign] = tokens.slice(from)
  if (sign?.text !== 'IN') return tokens.slice(from, from + 2)
  const end = tokens.findIndex(({ kind, text }, at) => at > from && kind === 'sign' && text === ')')
  return [sign, ...tokens.slice(from, end).filter(({ kind }) => kind === 'number')]
}

function faultOf(
  name: Token,
  [sign, ...numbers]: readonly Token[],
  variable: Variable | undefined,
): Pick<NameFault, 'code' | 'at' | 'answer'> | undefined {
  if (!variable) return { code: 'no-variable', at: name.at }
  if (!sign) return undefined
  const asksCodes = ['=', '!=', 'IN'].includes(sign.text)
  if (asksCodes !== isCoded(variable)) return { code: asksCodes ? 'not-coded' : 'not-a-number', at: sign.at }
  const wrong = asksCodes && numbers.find(({ text }) => !isAnswer(variable, Number(text)))
  return wrong ? { code: 'no-answer', at: wrong.at, answer: wrong.text } : undefined
}

const isAnswer = ({ codes }: Variable, asked: number): boolean =>
  codes.some(({ code, missing }) => code === asked && !missing)
