import { invalidFilter, type ScimError } from './scim-error.ts'

const COMPARISONS = ['eq', 'ne', 'co', 'sw', 'ew', 'gt', 'ge', 'lt', 'le'] as const
export type Comparison = (typeof COMPARISONS)[number]
export type Value = string | number | boolean | null

/** RFC 7644, section 3.4.2.2, with the names of attributes as they were written. */
export type Filter =
  | { op: 'and' | 'or'; all: readonly Filter[] }
  | { op: 'not'; filter: Filter }
  | { op: 'pr'; path: string }
  | { op: Comparison; path: string; value: Value }
  /** One value of a multi-valued attribute fits. */
  | { op: 'some'; path: string; filter: Filter }

const TOKEN =
  /\s*(?:([()[\]])|("(?:[^"\\]|\\.)*")|(-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w.:-])|([\w$:.-]+))/y
const MOST_DEEP = 250

interface Token {
  kind: 'sign' | 'text' | 'number' | 'word'
  text: string
}

function tokensOf(source: string, refusal: (detail: string) => ScimError): Token[] {
  const tokens: Token[] = []
  const rest = source.trimEnd()
  TOKEN.lastIndex = 0
  while (TOKEN.lastIndex < rest.length) {
    const at = TOKEN.lastIndex
    const found = TOKEN.exec(rest)
    if (!found) throw refusal(`Nothing is understood from "${rest.slice(at, at + 40)}" on.`)
    const kind = found[1] ? 'sign' : found[2] ? 'text' : found[3] ? 'number' : 'word'
    tokens.push({ kind, text: (found[1] ?? found[2] ?? found[3] ?? found[4])! })
  }
  return tokens
}

/** Reads filters, and the paths of PATCH, which have a filter inside. */
export class FilterReader {
  readonly #tokens: readonly Token[]
  readonly #refusal: (detail: string) => ScimError
  #at = 0
  #depth = 0

  constructor(source: string, refusal: (detail: string) => ScimError) {
    this.#refusal = refusal
    this.#tokens = tokensOf(source, refusal)
  }

  or(): Filter {
    return this.#joined('or', () => this.#joined('and', () => this.#term()))
  }

  get isAtEnd(): boolean {
    return this.#at === this.#tokens.length
  }

  /** Whether that sign comes next; then it is passed. */
  passes(sign: string): boolean {
    const is = this.#next?.kind === 'sign' && this.#next.text === sign
    if (is) this.#at++
    return is
  }

  word(what: string): string {
    const token = this.#next
    if (token?.kind !== 'word') throw this.#missing(what)
    this.#at++
    return token.text
  }

  expect(sign: string): void {
    if (!this.passes(sign)) throw this.#missing(sign)
  }

  expectEnd(): void {
    if (!this.isAtEnd) throw this.#refusal(`"${this.#next?.text}" is not expected there.`)
  }

  get #next(): Token | undefined {
    return this.#tokens[this.#at]
  }

  #missing(what: string): ScimError {
    return this.#refusal(`${what} is missing${this.#next ? ` before "${this.#next.text}"` : ' at the end'}.`)
  }

  #isWord(...words: readonly string[]): boolean {
    return this.#next?.kind === 'word' && words.includes(this.#next.text.toLowerCase())
  }

  #joined(op: 'and' | 'or', part: () => Filter): Filter {
    const all = [part()]
    while (this.#isWord(op)) {
      this.#at++
      all.push(part())
    }
    return all.length === 1 ? all[0]! : { op, all }
  }

  #term(): Filter {
    if (this.#isWord('not') && this.#tokens[this.#at + 1]?.text === '(') {
      this.#at++
      return { op: 'not', filter: this.#inside('(', ')') }
    }
    if (this.#next?.text === '(') return this.#inside('(', ')')
    const path = this.word('An attribute')
    if (this.#next?.kind === 'sign' && this.#next.text === '[')
      return { op: 'some', path, filter: this.#inside('[', ']') }
    const op = this.word('An operator').toLowerCase()
    if (op === 'pr') return { op, path }
    const comparison = COMPARISONS.find((each) => each === op)
    if (!comparison) throw this.#refusal(`There is no operator ${op}.`)
    return { op: comparison, path, value: this.#value() }
  }

  #inside(open: string, close: string): Filter {
    this.expect(open)
    if (++this.#depth > MOST_DEEP) throw this.#refusal('There are too many brackets.')
    const filter = this.or()
    this.#depth--
    this.expect(close)
    return filter
  }

  #value(): Value {
    const token = this.#next
    if (!token || token.kind === 'sign') throw this.#missing('A value')
    this.#at++
    if (token.kind === 'word' && !/^(true|false|null)$/i.test(token.text))
      throw this.#refusal(`The text ${token.text} must stand in quotes.`)
    return this.#json(token.kind === 'word' ? token.text.toLowerCase() : token.text)
  }

  #json(text: string): Value {
    try {
      const value = JSON.parse(text) as Value
      if (typeof value !== 'string' || !value.includes('\0')) return value
    } catch {
      // told below
    }
    throw this.#refusal(`${text} is no value.`)
  }
}

/** @throws ScimError of the kind given where it is not valid */
export function parseFilter(source: string, refusal = invalidFilter): Filter {
  const reader = new FilterReader(source, refusal)
  const filter = reader.or()
  reader.expectEnd()
  return filter
}
