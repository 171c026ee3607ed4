import { type Body, textAt } from '../document/change.ts'
import type { FieldProblem } from '../document/definition.ts'
import { answersOf, isStale, touchpointsIn } from './answers-of.ts'
import { asComputed } from './as-computed.ts'
import { usedIn } from './basis.ts'
import { boundsOf, totalOf } from './bounds.ts'
import type { OptionName } from './option-name.ts'

/** The option that counts: the most efficient one until somebody has chosen. */
export const chosenOption = (body: Body): OptionName => (textAt(body, 'chosen') || 'efficient') as OptionName

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
  const missing = ['title', ...needed].filter((path) => !(path in body))
  return [
    ...missing.map((path) => problem(path, `${path.slice(path.lastIndexOf('/') + 1)}-missing`)),
    ...(touchpointsIn(body).length ? [] : [problem('answers/touchpoints', 'touchpoints-missing')]),
    ...('computedFrom' in body && 'chosen' in body ? [] : [problem('chosen', 'chosen-missing')]),
    ...(isStale(body) ? [problem('computedFrom', 'stale')] : []),
    ...('computedFrom' in body && !isStale(body) ? faultsOfChoice(body) : minimumsAbove(body)),
  ]
}

/** Of the touchpoints that may be used: the limits of others are out of sight. */
function minimumsAbove(body: Body): FieldProblem[] {
  const { budget, touchpoints } = answersOf(body)
  const least = touchpoints.reduce((sum, code) => sum + boundsOf(body, code).min, 0)
  return budget !== null && least > budget ? [problem('answers/budget', 'minimums')] : []
}

/**
 * Faults of the chosen option: no spends, spends outside the limits, or a sum that is not the budget. A
 * client may have stored any.
 */
function faultsOfChoice(body: Body): FieldProblem[] {
  const option = chosenOption(body)
  const spends = spendsOf(body, option)
  if (Object.keys(spends).length === 0) return [problem('chosen', 'impossible')]
  const asked = asComputed(body)
  const used = usedIn(asked).map((code) => ({ spend: spends[code] ?? 0, ...boundsOf(asked, code) }))
  const cost = Object.values(spends).reduce((sum, spend) => sum + spend, 0)
  const isHeld = used.every(({ spend, min, max }) => spend >= min && spend <= max)
  const isWhole = cost === used.reduce((sum, { spend }) => sum + spend, 0)
  return isHeld && isWhole && cost === totalOf(option, used, answersOf(asked).budget ?? 0)
    ? []
    : [problem('chosen', 'spends')]
}
