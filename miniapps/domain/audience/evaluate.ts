import type { Expression } from './expression.ts'
import { printExpression } from './print-expression.ts'

/** Answers of one question, one for each person; null of who was not asked or did not answer. */
export type Variable =
  | { type: 'single'; values: readonly (number | null)[] }
  | { type: 'multi'; values: readonly (readonly number[] | null)[] }
  | { type: 'number' | 'date'; values: readonly (number | null)[] }

export interface SurveyData {
  weights: readonly number[]
  variables: Readonly<Record<string, Variable>>
  /** By `id@version`. */
  audiences?: Readonly<Record<string, Expression>>
}

export interface Counted {
  /** 1 of those who belong to it, by place. */
  members: (0 | 1)[]
  n: number
  w: number
  q: number
}

/**
 * Respondents that belong to an expression, and the three sums of them.
 * @throws Error where it names a variable or an audience that is not there
 */
export function evaluate({ expression, data }: { expression: Expression; data: SurveyData }): Counted {
  const belongs = testOf(expression, data)
  const members = data.weights.map((_, person): 0 | 1 => (belongs(person) ? 1 : 0))
  let [n, w, q] = [0, 0, 0]
  members.forEach((member, person) => {
    if (!member) return
    const weight = data.weights[person]!
    n += 1
    w += weight
    q += weight * weight
  })
  return { members, n, w, q }
}

type Test = (person: number) => boolean

function testOf(expression: Expression, data: SurveyData): Test {
  switch (expression.op) {
    case 'all':
      return () => true
    case 'not': {
      const test = testOf(expression.of, data)
      return (person) => !test(person)
    }
    case 'and': {
      const tests = expression.of.map((each) => testOf(each, data))
      return (person) => tests.every((test) => test(person))
    }
    case 'or': {
      const tests = expression.of.map((each) => testOf(each, data))
      return (person) => tests.some((test) => test(person))
    }
    case 'atLeast': {
      const tests = expression.of.map((each) => testOf(each, data))
      return (person) => tests.filter((test) => test(person)).length >= expression.k
    }
    case 'audience':
      return testOf(audienceOf(expression, data), data)
    default:
      return testOfAnswers(expression, data)
  }
}

function testOfAnswers(
  expression: Extract<Expression, { op: 'in' | 'range' | 'answered' }>,
  data: SurveyData,
): Test {
  const { values } = variableOf(expression.variable, data)
  if (expression.op === 'answered') return (person) => values[person] !== null && values[person] !== undefined
  if (expression.op === 'in') {
    const codes = new Set(expression.codes)
    return (person) => [values[person] ?? []].flat().some((code) => codes.has(code))
  }
  const [min, max] = [expression.min ?? -Infinity, expression.max ?? Infinity]
  return (person) => {
    const value = values[person]
    return typeof value === 'number' && value >= min && value <= max
  }
}

function variableOf(name: string, { variables }: SurveyData): Variable {
  if (!Object.hasOwn(variables, name)) throw new Error(`There is no variable ${name}.`)
  return variables[name]!
}

function audienceOf(
  { id, version }: { id: string; version: number },
  { audiences = {} }: SurveyData,
): Expression {
  const key = `${id}@${version}`
  if (!Object.hasOwn(audiences, key)) throw new Error(`There is no audience ${key}.`)
  return audiences[key]!
}

/** Weighted sizes. */
export interface FunnelStep {
  /** As text. */
  rule: string
  alone: number
  /** Of this rule and those before it. */
  running: number
  /** Of all rules but this one. */
  without: number
}

/** Effect of each rule of the outermost AND on the size. An expression without one is a funnel of a single rule. */
export function funnel({ expression, data }: { expression: Expression; data: SurveyData }): FunnelStep[] {
  const rules = expression.op === 'and' ? expression.of : [expression]
  const size = (of: readonly Expression[]) =>
    evaluate({ expression: of.length ? { op: 'and', of } : { op: 'all' }, data }).w
  return rules.map((rule, at) => ({
    rule: printExpression({ expression: rule }),
    alone: size([rule]),
    running: size(rules.slice(0, at + 1)),
    without: size(rules.toSpliced(at, 1)),
  }))
}
