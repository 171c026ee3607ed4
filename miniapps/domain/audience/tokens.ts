import { KEYWORDS } from './expression.ts'

export interface Token {
  /** keyword: its text is upper case; sign: one of = != >= <= ( ) , .. @; end: nothing is left. */
  kind: 'keyword' | 'name' | 'number' | 'sign' | 'end'
  text: string
  /** Place of its first character, from 0; of the end the length of the text. */
  at: number
}

export type Code =
  | 'expected-operand'
  | 'expected-operator'
  | 'expected-close'
  | 'expected-open'
  | 'expected-of'
  | 'expected-and'
  | 'expected-number'
  | 'expected-name'
  | 'expected-version'
  | 'expected-comparison'
  | 'unexpected'
  | 'unclosed'
  | 'empty-list'
  | 'bad-range'
  | 'bad-count'
  | 'too-deep'
  | 'too-long'
  | 'too-many'

/** A mistake in the text of an expression, at the token that is wrong. */
export class Mistake extends Error {
  readonly code: Code
  readonly at: number

  constructor(code: Code, at: number) {
    super(`${code} at ${at}`)
    this.code = code
    this.at = at
  }
}

const TOKEN =
  /\s*(?:(?<name>[\p{L}_][\p{L}\p{Nd}_.-]*)|(?<number>-?\d+(?:\.\d+)?)|(?<sign>!=|>=|<=|\.\.|[=(),@])|"(?<quoted>(?:[^"]|"")*)(?<close>"?))/uy

/** Words, names, numbers and signs of a text. @throws Mistake */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  const end = text.trimEnd().length
  let from = 0
  while (from < end) {
    TOKEN.lastIndex = from
    const found = TOKEN.exec(text)
    const begin = from + /^\s*/.exec(text.slice(from))![0].length
    if (!found?.groups) throw new Mistake('unexpected', begin)
    const { name, number, sign, quoted, close } = found.groups
    if (quoted !== undefined && !close) throw new Mistake('unclosed', begin)
    tokens.push(tokenOf({ name, number, sign, quoted }, begin))
    from = TOKEN.lastIndex
  }
  return [...tokens, { kind: 'end', text: '', at: text.length }]
}

function tokenOf(
  { name, number, sign, quoted }: Readonly<Record<string, string | undefined>>,
  at: number,
): Token {
  if (quoted !== undefined) return { kind: 'name', text: quoted.replaceAll('""', '"'), at }
  if (number !== undefined) return { kind: 'number', text: number, at }
  if (sign !== undefined) return { kind: 'sign', text: sign, at }
  const upper = name!.toUpperCase()
  return KEYWORDS.includes(upper) ? { kind: 'keyword', text: upper, at } : { kind: 'name', text: name!, at }
}
