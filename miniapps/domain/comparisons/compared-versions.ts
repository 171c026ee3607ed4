import { type Body, textAt } from '../document/change.ts'
import type { Reference } from '../document/definition.ts'
import { pinAt } from '../document/pin.ts'
import type { Rate } from '../kernel/money/exchange.ts'
import { PLANS_MAX } from './limits.ts'

/** Names of the pins of a comparison. */
export const PLAN_KEYS: readonly string[] = Array.from({ length: PLANS_MAX }, (_, at) => String(at + 1))

/** A plan version that is compared, under the number of its pin. */
export interface PinnedPlan extends Required<Reference> {
  key: string
}

export const pinnedPlans = (body: Body): readonly PinnedPlan[] =>
  PLAN_KEYS.flatMap((key) => {
    const pin = pinAt(body, key) as Required<Reference> | undefined
    return pin ? [{ ...pin, key }] : []
  })

/** The number under which one more plan is pinned; undefined where there is no room. */
export const freeKey = (body: Body): string | undefined => PLAN_KEYS.find((key) => !pinAt(body, key))

/** Key of the plan that the others are read against: the first unless another is chosen. */
export function baselineOf(body: Body): string {
  const chosen = textAt(body, 'baseline')
  return chosen && pinAt(body, chosen) ? chosen : (pinnedPlans(body)[0]?.key ?? '')
}

export const ratePath = (from: string, to: string, part: 'rate' | 'date' | 'source'): string =>
  `rates/${from}-${to}/${part}`

/** Rates that have a figure, a day and a source: none counts without these. */
export function ratesOf(body: Body): readonly Rate[] {
  const pairs = new Set(
    Object.keys(body).flatMap((path) => /^rates\/([A-Z]{3}-[A-Z]{3})\//.exec(path)?.[1] ?? []),
  )
  return [...pairs].flatMap((pair) => {
    const [from = '', to = ''] = pair.split('-')
    const rate = body[ratePath(from, to, 'rate')]
    const [date, source] = [
      textAt(body, ratePath(from, to, 'date')),
      textAt(body, ratePath(from, to, 'source')),
    ]
    return typeof rate === 'number' && rate > 0 && date && source ? [{ from, to, rate, date, source }] : []
  })
}
