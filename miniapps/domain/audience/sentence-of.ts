import type { Frame } from '../surveys/frame.ts'
import type { Expression } from './expression.ts'

/** Words of one language. A question and answers come by their labels, or as the rule names them where the survey has none. */
export interface SentenceWords {
  everybody(): string
  is(question: string, answers: readonly string[]): string
  isNot(question: string, answers: readonly string[]): string
  /** Null is open. */
  range(question: string, min: number | null, max: number | null): string
  answered(question: string): string
  notAnswered(question: string): string
  audience(id: string, version: number): string
  not(rule: string): string
  atLeast(count: number, of: readonly string[]): string
  all(of: readonly string[]): string
  any(of: readonly string[]): string
  /** A group within another. */
  grouped(rule: string): string
}

/** An audience as one would say it; without the words around it. */
export function sentenceOf({
  expression,
  frame,
  say,
}: {
  expression: Expression
  frame: Frame
  say: SentenceWords
}): string {
  return said(expression, { ...say, ...labelsOf(frame) })
}

interface Telling extends SentenceWords {
  question(name: string): string
  answers(name: string, codes: readonly number[]): readonly string[]
}

function labelsOf(frame: Frame): Pick<Telling, 'question' | 'answers'> {
  const variables = new Map(frame.map((variable) => [variable.name, variable]))
  return {
    question: (name) => variables.get(name)?.label ?? name,
    answers: (name, codes) => {
      const labels = new Map(variables.get(name)?.codes.map(({ code, label }) => [code, label]))
      return codes.map((code) => labels.get(code) ?? String(code))
    },
  }
}

function said(each: Expression, say: Telling): string {
  switch (each.op) {
    case 'all':
      return say.everybody()
    case 'in':
      return say.is(say.question(each.variable), say.answers(each.variable, each.codes))
    case 'range':
      return say.range(say.question(each.variable), each.min, each.max)
    case 'answered':
      return say.answered(say.question(each.variable))
    case 'audience':
      return say.audience(each.id, each.version)
    case 'not':
      return saidNot(each.of, say)
    case 'atLeast':
      return say.atLeast(each.k, within(each.of, say))
    default:
      return say[each.op === 'and' ? 'all' : 'any'](within(each.of, say))
  }
}

function saidNot(each: Expression, say: Telling): string {
  if (each.op === 'in') return say.isNot(say.question(each.variable), say.answers(each.variable, each.codes))
  if (each.op === 'answered') return say.notAnswered(say.question(each.variable))
  return say.not(within([each], say)[0]!)
}

const within = (of: readonly Expression[], say: Telling): string[] =>
  of.map((each) => (isGroup(each) ? say.grouped(said(each, say)) : said(each, say)))

const isGroup = ({ op }: Expression): boolean => op === 'and' || op === 'or' || op === 'atLeast'
