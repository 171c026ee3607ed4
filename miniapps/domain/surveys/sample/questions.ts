import type { Code, Variable } from '../frame.ts'

/** Leanings of a person that all answers of the sample survey hang on, each with mean 0 and deviation 1. */
export const TRAITS = ['home', 'connected', 'status', 'active'] as const
/** Strength with which an answer goes with each trait: a correlation of -1 to 1. */
export type Leaning = Partial<Record<(typeof TRAITS)[number], number>>

/** Routing of a question: people with one of the answers to an earlier question. */
export interface Route {
  of: string
  codes: readonly number[]
}

interface Asked {
  variable: Variable
  route?: Route
}

/** One answer of several in an order: the first goes to those who lean most. */
export interface SingleQuestion extends Asked {
  kind: 'single'
  /** In hundreds. */
  shares: readonly number[]
  leaning: Leaning
}

/** Each answer is given or not, on its own; one with a share of null is given where no other is. */
export interface MultiQuestion extends Asked {
  kind: 'multi'
  shares: readonly (number | null)[]
  leanings: readonly Leaning[]
}

export interface NumberQuestion extends Asked {
  kind: 'number'
  mean: number
  deviation: number
  most: number
  leaning: Leaning
}

/** Filled by a rule of its own: sex, age, region and the like. */
export interface GivenQuestion extends Asked {
  kind: 'given'
}

export type Question = SingleQuestion | MultiQuestion | NumberQuestion | GivenQuestion

/** Name, label and folder of a question. */
type Head = readonly [name: string, label: string, folder: string]
type Further = Partial<Pick<Variable, 'askedOf' | 'sensitive' | 'unit'>> & { route?: Route }

const variableOf = (
  type: Variable['type'],
  [name, label, folder]: Head,
  codes: readonly Code[],
  { route: _route, ...further }: Further,
): Variable => ({ name, label, type, folder, ...further, codes })

const routeOf = ({ route }: Further): { route?: Route } => (route ? { route } : {})

const codesOf = (labels: readonly string[]): Code[] => labels.map((label, at) => ({ code: at + 1, label }))

export function single(
  head: Head,
  answers: readonly (readonly [label: string, share: number])[],
  leaning: Leaning,
  further: Further & { codes?: readonly Code[] } = {},
): SingleQuestion {
  const { codes = [], ...rest } = further
  return {
    kind: 'single',
    variable: variableOf('single', head, [...codesOf(answers.map(([label]) => label)), ...codes], rest),
    shares: answers.map(([, share]) => share),
    leaning,
    ...routeOf(rest),
  }
}

export function multi(
  head: Head,
  answers: readonly (readonly [label: string, share: number | null, leaning?: Leaning])[],
  further: Further = {},
): MultiQuestion {
  return {
    kind: 'multi',
    variable: variableOf('multi', head, codesOf(answers.map(([label]) => label)), further),
    shares: answers.map(([, share]) => share),
    leanings: answers.map(([, , leaning = {}]) => leaning),
    ...routeOf(further),
  }
}

export function number(
  head: Head,
  figures: Pick<NumberQuestion, 'mean' | 'deviation' | 'most' | 'leaning'>,
  further: Further = {},
): NumberQuestion {
  return {
    kind: 'number',
    variable: variableOf('number', head, [], further),
    ...figures,
    ...routeOf(further),
  }
}

/** @param codes in order; empty of a number */
export function given(head: Head, codes: readonly (string | Code)[], further: Further = {}): GivenQuestion {
  const all = codes.map((each, at) => (typeof each === 'string' ? { code: at + 1, label: each } : each))
  return { kind: 'given', variable: variableOf(all.length ? 'single' : 'number', head, all, further) }
}
