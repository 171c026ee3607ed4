import { type Body, textAt } from '../document/change.ts'
import { numbersIn } from '../document/numbered.ts'
import { pinAt } from '../document/pin.ts'
import type { WeekSystem } from '../kernel/periods/week-of.ts'

export const CAMPAIGN_PIN = 'campaign'
export const SCENARIO_PIN = 'scenario'

/** Pin of the curve that the lines of a touchpoint in a market are computed with. */
export const curvePinOf = (market: string, touchpoint: string): string => `curve.${market}.${touchpoint}`

/** A fee of the whole plan; its amount in minor units. */
export interface PlanFee {
  number: number
  label: string
  amount: number
}

/** A plan's fields beside its lines, as the engines read them. '' and null: nothing is entered. */
export function headOf(body: Body) {
  const number = (path: string) => (typeof body[path] === 'number' ? body[path] : null)
  return {
    title: textAt(body, 'title'),
    code: textAt(body, 'code'),
    currency: textAt(body, 'currency'),
    start: textAt(body, 'start'),
    end: textAt(body, 'end'),
    audience: textAt(body, 'audience'),
    /** People. */
    universe: number('universe'),
    /** Minor units. */
    budget: number('budget'),
    duplication: number('duplication') ?? 1,
    weeks: (textAt(body, 'weeks') || 'iso') as WeekSystem,
    /** Effective reach counts those with at least as many exposures. */
    effective: number('targets/effective') ?? 3,
    /** Percent. */
    targetReach: number('targets/reach'),
    targetFrequency: number('targets/frequency'),
    fees: numbersIn(body, 'fees').map((each): PlanFee => ({
      number: each,
      label: textAt(body, `fees/${each}/label`),
      amount: number(`fees/${each}/amount`) ?? 0,
    })),
    approvals: number('approvals') ?? 0,
    campaign: pinAt(body, CAMPAIGN_PIN)?.id ?? '',
    scenario: pinAt(body, SCENARIO_PIN)?.id ?? '',
  }
}

export type PlanHead = ReturnType<typeof headOf>

/** Fees of the whole plan. Minor units. */
export const feesOf = ({ fees }: Pick<PlanHead, 'fees'>): number =>
  fees.reduce((sum, { amount }) => sum + amount, 0)
