import { type Body, textAt } from '../document/change.ts'
import type { FieldProblem } from '../document/definition.ts'
import { isStale, touchpointsIn } from './answers-of.ts'

/** The option that counts: the most efficient one until somebody has chosen. */
export const chosenOption = (body: Body): string => textAt(body, 'chosen') || 'efficient'

/** Spends of an option, by code, in minor units. */
export function spendsOf(body: Body, option: string): Readonly<Record<string, number>> {
  const at = `options/${option}/spend/`
  return Object.fromEntries(
    Object.entries(body).flatMap(([path, value]) =>
      path.startsWith(at) && typeof value === 'number' ? [[path.slice(at.length), value]] : [],
    ),
  )
}

const problem = (path: string, code: string): FieldProblem => ({
  path,
  code,
  message: `The scenario is not ready: ${code}.`,
})

/** Fields that keep a scenario from being handed on. */
export function scenarioProblems(body: Body): readonly FieldProblem[] {
  const needed = ['market', 'audience', 'budget', 'currency'].map((name) => `answers/${name}`)
  const missing = ['title', ...needed, 'chosen'].filter((path) => !(path in body))
  const mins = Object.entries(body).filter(([path]) => /^limits\/[^/]+\/min$/.test(path))
  const least = mins.reduce((sum, [, value]) => sum + Number(value), 0)
  const budget = body['answers/budget']
  return [
    ...missing.map((path) => problem(path, `${path.slice(path.lastIndexOf('/') + 1)}-missing`)),
    ...(touchpointsIn(body).length ? [] : [problem('answers/touchpoints', 'touchpoints-missing')]),
    ...(typeof budget === 'number' && least > budget ? [problem('answers/budget', 'minimums')] : []),
    ...(isStale(body) ? [problem('computedFrom', 'stale')] : []),
  ]
}
