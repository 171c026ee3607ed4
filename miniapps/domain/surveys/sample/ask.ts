import { normalQuantile } from '../../kernel/statistics/normal-quantile.ts'
import { leaned } from './leaned.ts'
import type { MultiQuestion, NumberQuestion, Question, SingleQuestion } from './questions.ts'
import type { Answer, Respondents } from './respondents.ts'

/** People who would rather not say, where they may. */
const UNWILLING = 0.05

/** Fills the answers to a question that was not given. */
export function ask(people: Respondents, question: Question): void {
  if (question.kind === 'given') return
  const { name } = question.variable
  const isAsked = askedOf(people, question)
  if (question.kind === 'single') people.answers[name] = answersOfSingle(people, question, isAsked)
  if (question.kind === 'multi') people.answers[name] = answersOfMulti(people, question, isAsked)
  if (question.kind === 'number') people.answers[name] = numbersOf(people, question, isAsked)
}

type IsAsked = (person: number) => boolean

function askedOf({ answers }: Respondents, { route }: Question): IsAsked {
  if (!route) return () => true
  const [earlier, codes] = [answers[route.of]!, new Set<Answer>(route.codes)]
  return (person) => codes.has(earlier[person]!)
}

/** The inclination from which on an answer of this share is given. */
const cutOf = (share: number): number => normalQuantile(Math.min(0.999, Math.max(0.001, 1 - share / 100)))

function answersOfSingle(people: Respondents, question: SingleQuestion, isAsked: IsAsked): Answer[] {
  const { shares, leaning, variable } = question
  let before = 0
  const cuts = shares.slice(0, -1).map((share) => cutOf((before += share)))
  const unwilling = variable.codes.find(({ missing }) => missing)
  return Array.from(leaned(people, leaning), (inclined, person) => {
    if (!isAsked(person)) return null
    if (unwilling && people.random() < UNWILLING) return unwilling.code
    const at = cuts.findIndex((cut) => inclined >= cut)
    return at < 0 ? shares.length : at + 1
  })
}

function answersOfMulti(people: Respondents, question: MultiQuestion, isAsked: IsAsked): Answer[] {
  const given = people.weights.map((_, person): number[] | null => (isAsked(person) ? [] : null))
  question.shares.forEach((share, at) => {
    if (share === null) {
      for (const codes of given) if (codes?.length === 0) codes.push(at + 1)
      return
    }
    const cut = cutOf(share)
    leaned(people, question.leanings[at]!).forEach((inclined, person) => {
      if (inclined >= cut) given[person]?.push(at + 1)
    })
  })
  return given
}

const numbersOf = (people: Respondents, question: NumberQuestion, isAsked: IsAsked): Answer[] =>
  Array.from(leaned(people, question.leaning), (inclined, person) =>
    isAsked(person)
      ? Math.min(question.most, Math.max(0, Math.round(question.mean + question.deviation * inclined)))
      : null,
  )
