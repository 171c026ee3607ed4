import { CURVES_COVERAGE_NEEDED } from './limits.ts'
import type { MarketSettings } from './market.ts'

export const READINESS_STEPS = ['datasets', 'curves', 'costs', 'administrators'] as const
export type ReadinessStep = (typeof READINESS_STEPS)[number]

/** How far a market is from being planned in. */
export interface Readiness {
  done: number
  of: number
  percent: number
  isReady: boolean
  missing: readonly ReadinessStep[]
}

type Asked = Pick<MarketSettings, 'datasets' | 'curvesCoverage' | 'costs' | 'administrators'>

const IS_DONE: Readonly<Record<ReadinessStep, (market: Asked) => boolean>> = {
  datasets: ({ datasets }) => datasets.length > 0,
  curves: ({ curvesCoverage }) => curvesCoverage >= CURVES_COVERAGE_NEEDED,
  costs: ({ costs }) => costs,
  administrators: ({ administrators }) => administrators.length > 0,
}

export function readinessOf(market: Asked): Readiness {
  const missing = READINESS_STEPS.filter((step) => !IS_DONE[step](market))
  const of = READINESS_STEPS.length
  const done = of - missing.length
  return { done, of, percent: Math.round((done / of) * 100), isReady: done === of, missing }
}
