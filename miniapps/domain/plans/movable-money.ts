import { split } from '../kernel/money/split.ts'
import type { Curve } from '../planning/curves/curve.ts'
import { costOf } from './line-costs.ts'
import type { PlanAtHand } from './plan-figures.ts'
import type { PlanLine } from './plan-line.ts'

/** A touchpoint in a market, parted into what stays and what can be moved. */
export interface Movable {
  market: string
  touchpoint: string
  curve: Curve
  /** On the curve, of what stays: of lines and weeks that are locked. */
  held: number
  /** On the curve, of what can be moved. */
  weight: number
  /** Its net, in minor units. */
  cost: number
  lines: readonly { line: PlanLine; /** No week of it is locked. */ isWhole: boolean }[]
}

/** Touchpoints with money that can be moved, in the order in which lines name them. */
export function movableIn({ all, weighed, head }: PlanAtHand): readonly Movable[] {
  const lines = new Map(all.map((line) => [line.id, line]))
  const groups = new Map<string, Movable & { lines: Movable['lines'][number][] }>()
  for (const each of weighed) {
    if (each.refused) continue
    const { market, touchpoint, curve, weight } = each
    const key = `${market}.${touchpoint}`
    const group = groups.get(key) ?? {
      market,
      touchpoint,
      curve: curve.fit,
      held: 0,
      weight: 0,
      cost: 0,
      lines: [],
    }
    groups.set(key, group)
    const line = lines.get(each.id)!
    const { net, share } = movablePart(line, head.currency)
    group.held += weight * (1 - share)
    group.weight += weight * share
    group.cost += net
    if (net > 0) group.lines.push({ line, isWhole: share === 1 })
  }
  return [...groups.values()].filter(({ cost, weight }) => cost > 0 && weight > 0)
}

/** Net of a line's weeks that are not locked, and their share of what it buys. */
function movablePart(line: PlanLine, currency: string): { net: number; share: number } {
  const net = costOf(line, currency)?.net ?? 0
  if (line.locked || net <= 0) return { net: 0, share: 0 }
  const filled = Object.entries(line.weeks)
  if (!filled.some(([day]) => line.locks.has(day))) return { net, share: 1 }
  if (line.rateType === 'flat') return { net: 0, share: 0 } // its weeks are shares of one price
  const isFree = (day: string) => (line.locks.has(day) ? 0 : 1)
  const free = filled.reduce((sum, [day, bought]) => sum + isFree(day) * bought, 0)
  const whole = filled.reduce((sum, [, bought]) => sum + bought, 0)
  const [own] = split({ total: net, weights: [free, whole - free] }) ?? [0]
  return { net: own!, share: whole > 0 ? free / whole : 0 }
}
