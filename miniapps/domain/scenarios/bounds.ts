import type { Body } from '../document/change.ts'
import type { OptionName } from './option-name.ts'

/** Minor units that may be spent on a touchpoint. */
export interface Bounds {
  min: number
  max: number
}

/** Of the budget: what balanced spends on one touchpoint at most. */
const HALF = 1 / 2

export function boundsOf(body: Body, code: string): Bounds {
  const at = (side: 'min' | 'max', otherwise: number) => {
    const value = body[`limits/${code}/${side}`]
    return typeof value === 'number' ? value : otherwise
  }
  return { min: at('min', 0), max: at('max', Infinity) }
}

/**
 * The most that an option spends on a touchpoint; the person's own limits come before the rule of balanced.
 */
export const mostOn = (option: OptionName, { min, max }: Bounds, budget: number): number =>
  option === 'balanced' ? Math.min(max, Math.max(Math.floor(budget * HALF), min)) : max

/** Minor units that an option spends in all: the budget, or all that the most of each touchpoint allows. */
export const totalOf = (option: OptionName, bounds: readonly Bounds[], budget: number): number =>
  Math.min(
    budget,
    bounds.reduce((sum, each) => sum + mostOn(option, each, budget), 0),
  )
