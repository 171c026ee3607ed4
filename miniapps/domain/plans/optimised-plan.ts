import type { Body } from '../document/change.ts'
import type { Json } from '../document/json.ts'
import { split } from '../kernel/money/split.ts'
import type { Refused } from '../kernel/refused.ts'
import { type Curve, shapeOf } from '../planning/curves/curve.ts'
import { curveOf } from '../planning/curves/scaled-curve.ts'
import type { Channel } from '../planning/optimise/channel.ts'
import { type NotOptimised, optimise, type Optimum } from '../planning/optimise/optimise.ts'
import { costOf } from './line-costs.ts'
import { movableIn, type Movable } from './movable-money.ts'
import type { PlanAtHand } from './plan-figures.ts'
import { linePath, type PlanLine, rowOf, weekCell } from './plan-line.ts'

export interface OptimiseAsked {
  /** Minor units of net that the plan is to cost; null: as much as it costs now. */
  net: number | null
  /** The most by which the money of a touchpoint may change, as a share of it; null for as much as is best. */
  most: number | null
}

export interface Optimised {
  /** Cells that change, by path. */
  changes: Body
  warnings: ReadonlySet<Optimum['warnings'][number]>
}

export type NoOptimum =
  | Refused<'nothing-to-move' | 'duplication'>
  /** Locks and bounds cost more than the plan is to. */
  | Refused<'minimums', { least: number }>

/**
 * Moves money between the touchpoints of each market, for the most reach. Money stays in its market: reach there and elsewhere are
 * no parts of one. Locked lines and weeks, and lines that reach nobody can say of, keep what they have; of the others each
 * touchpoint's lines grow or shrink alike, in units that can be bought.
 */
export function optimisedPlan(plan: PlanAtHand, { net, most }: OptimiseAsked): Optimised | NoOptimum {
  const movable = movableIn(plan)
  const markets = [...new Set(movable.map(({ market }) => market))].map((market) =>
    movable.filter((each) => each.market === market),
  )
  const now = movable.reduce((sum, { cost }) => sum + cost, 0)
  if (now === 0) return { refused: 'nothing-to-move' }
  const fixed = netOf(plan) - now
  const goal = net === null ? now : net - fixed
  if (goal < 0) return { refused: 'minimums', least: fixed }
  const costs = markets.map((all) => all.reduce((sum, { cost }) => sum + cost, 0))
  const budgets = split({ total: goal, weights: costs })!
  const changes: Record<string, Json> = {}
  const warnings = new Set<Optimum['warnings'][number]>()
  for (const [place, all] of markets.entries()) {
    const found = solved(all, budgets[place]!, plan.head.duplication, most)
    if ('refused' in found) return refusal(found, fixed + now - costs[place]!)
    for (const warning of found.warnings) warnings.add(warning)
    for (const [at, group] of all.entries())
      for (const { line, isWhole } of group.lines)
        Object.assign(changes, scaledCells(line, isWhole, found.spend[at]! / group.cost))
  }
  return { changes: changed(plan, changes), warnings }
}

/** Without cells that keep what they hold. */
function changed({ all }: PlanAtHand, cells: Body): Body {
  const rows = new Map(all.map((line) => [line.id, rowOf(line)]))
  const heldAt = (path: string) => {
    const [, id, ...cell] = path.split('/')
    return rows.get(id!)?.[cell.join('/')]
  }
  return Object.fromEntries(Object.entries(cells).filter(([path, value]) => heldAt(path) !== value))
}

const netOf = ({ all, head }: PlanAtHand): number =>
  all.reduce((sum, line) => sum + (costOf(line, head.currency)?.net ?? 0), 0)

function solved(
  groups: readonly Movable[],
  budget: number,
  duplication: number,
  most: number | null,
): Optimum | NotOptimised {
  const channels = groups.map((group): Channel => {
    const bounds =
      most === null ? {} : { min: group.cost * Math.max(0, 1 - most), max: group.cost * (1 + most) }
    return { ...channelOf(group, duplication), ...bounds }
  })
  return optimise({ channels, budget, goal: 'reach', duplication })
}

/** The curve of the money that can be moved, on top of the weight that stays. */
function channelOf({ curve, held, weight, cost }: Movable, duplication: number): Channel {
  const price = cost / weight
  const shape = shapeOf(curve)
  if (held === 0) return { curve: curveOf(curve, price) }
  const before = shape.reach(held)
  if (curve.family === 'exponential') return { curve: curveOf(onTopOf(curve, before, duplication), price) }
  return {
    value: (spend) => shape.reach(held + spend / price),
    slope: (spend) => shape.slope(held + spend / price) / price,
    isConcave: shape.isConcave,
  }
}

/**
 * The rest of an exponential curve is one too. In 1 - Π(1 - d·R) what stands before multiplies everything alike, so that the
 * ceiling of the rest is that of people who are not reached yet, as a share of them.
 */
const onTopOf = (curve: Curve & { family: 'exponential' }, before: number, duplication: number): Curve => ({
  ...curve,
  max: (curve.max - before) / (1 - (duplication * before) / 100),
})

function refusal(found: NotOptimised, elsewhere: number): NoOptimum {
  if (found.refused === 'minimums') return { refused: 'minimums', least: Math.round(found.least + elsewhere) }
  return { refused: 'duplication' }
}

/** Of points and clicks prices differ too much for whole units; of the others parts cannot be bought. */
const STEP_OF_POINTS = 0.01

/** Cells of a line that buys so many times as much, rounded down: no budget is overspent. */
function scaledCells(line: PlanLine, isWhole: boolean, factor: number): Body {
  const { id, rateType, rate, quantity, weeks, locks } = line
  if (rateType === 'flat') return { [linePath(id, 'rate')]: Math.floor(rate! * factor) }
  const step = rateType === 'cpp' ? STEP_OF_POINTS : 1
  const scaled = (bought: number) =>
    Number((Math.floor((bought * factor) / step + ROUNDING) * step).toFixed(2))
  const filled = Object.entries(weeks)
  if (filled.length === 0) return { [linePath(id, 'quantity')]: scaled(quantity!) }
  return Object.fromEntries(
    filled
      .filter(([day]) => isWhole || !locks.has(day))
      .map(([day, bought]) => [linePath(id, weekCell(day)), scaled(bought)]),
  )
}

/** A quantity that stays as it is must not lose a step to the last digit. */
const ROUNDING = 1e-9
