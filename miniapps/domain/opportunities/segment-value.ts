import type { Refused } from '../kernel/refused.ts'
import { shapley } from '../planning/variance/log-mean.ts'

/** Their product is a segment's value. */
export const DRIVERS = ['population', 'penetration', 'frequency', 'spend'] as const
export type Driver = (typeof DRIVERS)[number]

/** A change of a driver: .1 is ten percent more. */
export interface Lever {
  driver: Driver
  lift: number
}

export interface SegmentValue {
  /** Money a year, as the spend is. */
  before: number
  after: number
  change: number
  /** Share of each driver in the change; they add up to it. */
  attribution: Readonly<Record<Driver, number>>
  /** Drivers that their levers would have brought beyond what there is. */
  clipped: Driver[]
  /** Change times margin over cost; null without a cost. */
  payback: number | null
}

/** A lift right up to the category's penetration may exceed it in the last digits, which is not named as clipped. */
const ROUNDING = 1e-12

/**
 * Worth of a segment, and what it would be with levers pulled: people times the share who buy, times how often, times what they
 * spend. Lifts of one driver multiply; penetration ends at that of the category.
 */
export function segmentValue(asked: {
  population: number
  /** 0 to 1, as that of the category. */
  penetration: number
  frequency: number
  spend: number
  categoryPenetration?: number
  levers?: readonly Lever[]
  margin?: number
  cost?: number
}): SegmentValue | Refused<'above-category', { limit: number }> {
  const { categoryPenetration = 1, levers = [], margin = 1, cost = 0 } = asked
  if (asked.penetration > categoryPenetration)
    return { refused: 'above-category', limit: categoryPenetration }
  const { old, lifted, now } = withLevers(asked, levers, categoryPenetration)
  const parts = shapley({ before: old, after: now })!
  const [before, after] = [old, now].map(product)
  const change = after! - before!
  return {
    before: before!,
    after: after!,
    change,
    attribution: Object.fromEntries(DRIVERS.map((driver, at) => [driver, parts[at]! + 0])) as Record<
      Driver,
      number
    >,
    clipped: DRIVERS.filter((_, at) => lifted[at]! > now[at]! * (1 + ROUNDING)),
    payback: cost > 0 ? (change * margin) / cost : null,
  }
}

/** Drivers as they are, with all levers pulled, and ended at what there is of a category. */
export function withLevers(
  drivers: Readonly<Record<Driver, number>>,
  levers: readonly Lever[],
  categoryPenetration: number,
): Record<'old' | 'lifted' | 'now', number[]> {
  const old = DRIVERS.map((driver) => drivers[driver])
  const lifted = DRIVERS.map((driver, at) =>
    levers
      .filter((lever) => lever.driver === driver)
      .reduce((value, { lift }) => value * Math.max(0, 1 + lift), old[at]!),
  )
  const now = lifted.map((value, at) =>
    DRIVERS[at] === 'penetration' ? Math.min(value, categoryPenetration) : value,
  )
  return { old, lifted, now }
}

export const product = (factors: readonly number[]): number =>
  factors.reduce((all, factor) => all * factor, 1)
