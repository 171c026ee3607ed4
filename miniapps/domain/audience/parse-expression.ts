import { CHARACTERS_MAX, DEPTH_MAX, type Expression, RULES_MAX, SPAN_MAX } from './expression.ts'
import { type Code, Mistake, type Token, tokensOf } from './tokens.ts'

/**
 * Reads an expression:
 *
 *     or = and {OR and}    and = unary {AND unary}    unary = NOT unary | primary
 *     primary = ( or ) | ALL | ANSWERED name | AUDIENCE name@version | ATLEAST k OF (or, …)
 *             | name = code | name != code | name IN (code, from..to, …) | name >= x | name <= x | name BETWEEN x AND y
 */
export function parseExpression({
  text,
}: {
  text: string
}): Expression | { error: { code: Code; at: number } } {
  try {
    if (text.length > CHARACTERS_MAX) throw new Mistake('too-long', CHARACTERS_MAX)
    return new Reader(tokensOf(text)).whole()
  } catch (error) {
    if (error instanceof Mistake) return { error: { code: error.code, at: error.at } }
    throw error
  }
}

class Reader {
  readonly #tokens: readonly Token[]
  #place = 0
  #depth = 0
  #rules = 0

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens
  }

  whole(): Expression {
    const read = this.#or()
    if (this.#next.kind !== 'end') throw new Mistake('expected-operator', this.#next.at)
    return read
  }

  get #next(): Token {
    return this.#tokens[this.#place]!
  }

  #or(): Expression {
    return this.#joined('OR', 'or', () => this.#joined('AND', 'and', () => this.#unary()))
  }

  #joined(word: string, op: 'and' | 'or', read: () => Expression): Expression {
    const of = [read()]
    while (this.#takes('keyword', word)) of.push(read())
    return of.length === 1 ? of[0]! : { op, of }
  }

  #unary(): Expression {
    return this.#takes('keyword', 'NOT') ? { op: 'not', of: this.#unary() } : this.#primary()
  }

  #primary(): Expression {
    const { kind, text, at } = this.#next
    if (kind === 'sign' && text === '(') return this.#within(() => this.#or())
    if (kind === 'keyword' && text === 'ATLEAST') return this.#atLeast()
    if (kind !== 'name' && !['ALL', 'ANSWERED', 'AUDIENCE'].includes(kind === 'keyword' ? text : ''))
      throw new Mistake('expected-operand', at)
    this.#rules += 1
    if (this.#rules > RULES_MAX) throw new Mistake('too-many', at)
    this.#place += 1
    if (kind === 'name') return this.#comparison(text)
    if (text === 'ALL') return { op: 'all' }
    const name = this.#take('name', 'expected-name').text
    if (text === 'ANSWERED') return { op: 'answered', variable: name }
    this.#take('sign', 'expected-version', '@')
    return { op: 'audience', id: name, version: this.#whole() }
  }

  #comparison(variable: string): Expression {
    const { kind, text, at } = this.#next
    this.#place += 1
    if (kind === 'sign' && text === '=') return { op: 'in', variable, codes: [this.#whole()] }
    if (kind === 'sign' && text === '!=')
      return { op: 'not', of: { op: 'in', variable, codes: [this.#whole()] } }
    if (kind === 'sign' && text === '>=') return { op: 'range', variable, min: this.#number(), max: null }
    if (kind === 'sign' && text === '<=') return { op: 'range', variable, min: null, max: this.#number() }
    if (kind === 'keyword' && text === 'IN') return { op: 'in', variable, codes: this.#codes() }
    if (kind !== 'keyword' || text !== 'BETWEEN') throw new Mistake('expected-comparison', at)
    const min = this.#number()
    this.#take('keyword', 'expected-and', 'AND')
    const second = this.#next.at
    const max = this.#number()
    if (max < min) throw new Mistake('bad-range', second)
    return { op: 'range', variable, min, max }
  }

  #codes(): number[] {
    this.#take('sign', 'expected-open', '(')
    if (this.#next.text === ')' && this.#next.kind === 'sign') throw new Mistake('empty-list', this.#next.at)
    const codes: number[] = []
    do codes.push(...this.#span())
    while (this.#takes('sign', ','))
    this.#take('sign', 'expected-close', ')')
    return codes
  }

  #span(): number[] {
    const from = this.#whole()
    if (!this.#takes('sign', '..')) return [from]
    const second = this.#next.at
    const to = this.#whole()
    if (to < from || to - from >= SPAN_MAX) throw new Mistake('bad-range', second)
    return Array.from({ length: to - from + 1 }, (_, step) => from + step)
  }

  #atLeast(): Expression {
    const word = this.#next
    this.#place += 1
    const count = this.#next.at
    const k = this.#whole()
    this.#take('keyword', 'expected-of', 'OF')
    if (this.#next.kind !== 'sign' || this.#next.text !== '(')
      throw new Mistake('expected-open', this.#next.at)
    const of: Expression[] = []
    this.#within(() => {
      do of.push(this.#or())
      while (this.#takes('sign', ','))
      return of[0]!
    }, word.at)
    if (k < 1 || k > of.length) throw new Mistake('bad-count', count)
    return { op: 'atLeast', k, of }
  }

  /** An expression in brackets, which are next. */
  #within(read: () => Expression, at = this.#next.at): Expression {
    this.#depth += 1
    if (this.#depth > DEPTH_MAX) throw new Mistake('too-deep', at)
    this.#place += 1
    const inner = read()
    this.#take('sign', 'expected-close', ')')
    this.#depth -= 1
    return inner
  }

  #number(): number {
    return numberOf(this.#take('number', 'expected-number').text)
  }

  #whole(): number {
    const { text, at } = this.#take('number', 'expected-number')
    if (!/^-?\d+$/.test(text)) throw new Mistake('expected-number', at)
    return numberOf(text)
  }

  #takes(kind: Token['kind'], text: string): boolean {
    if (this.#next.kind !== kind || this.#next.text !== text) return false
    this.#place += 1
    return true
  }

  #take(kind: Token['kind'], otherwise: Code, text?: string): Token {
    const token = this.#next
    if (token.kind !== kind || (text !== undefined && token.text !== text))
      throw new Mistake(otherwise, token.at)
    this.#place += 1
    return token
  }
}

/** -0 is 0. */
const numberOf = (text: string): number => Number(text) + 0
