import type { Refused } from '../../kernel/refused.ts'
import { type BadBounds, badBounds, type Channel } from './channel.ts'
import { bestSplit, budgetForReturn, isConcave, spendToSlope } from './modes.ts'
import { type Goal, type Objective, objectiveOf } from './objective.ts'

export interface Bound {
  /** Place of the channel, from 0. */
  channel: number
  side: 'min' | 'max'
  /**
   * Its own slope less the marginal: what a unit more of room would be worth. Null where a curve begins
   * upright.
   */
  shadow: number | null
}

export interface Optimum {
  /** In the order of channels, in the unit of their curves' x. */
  spend: number[]
  /** The sum of the curves, or reach in percent. */
  value: number
  /** Gain of one more unit of spend, in the goal's unit; null where a curve begins upright. */
  marginal: number | null
  bounds: Bound[]
  warnings: ('budget-left' | 'local-optimum')[]
}

export interface Question {
  channels: readonly Channel[]
  /** In modes `marginal` and `return` the most that may be spent. */
  budget?: number
  goal?: Goal
  duplication?: number
  /** Spend all, up to a slope, or as much as still returns the target. */
  mode?: 'budget' | 'marginal' | 'return'
  target?: number
  /** Of the search over curves that are not concave. */
  seed?: number
}

export type NotOptimised = BadBounds | Refused<'duplication' | 'target-too-high' | 'no-budget' | 'no-target'>

/**
 * The best split of spend over channels. Slopes are made equal by bisection within bounds, which for concave curves is
 * the best there is; other curves are searched from many starts and warned as `local-optimum`, never below the equal
 * split. Flighting and unit costs are held. Curves say what they say only where they were observed.
 */
export function optimise(question: Question): Optimum | NotOptimised {
  const { channels, budget, goal = 'sum', duplication = 1, mode = 'budget', target, seed } = question
  const refused = badBounds(channels, budget)
  if (refused) return refused
  const objective = objectiveOf(channels, goal, duplication, seed)
  if ('refused' in objective) return objective
  const most = objective.terms.reduce((sum, { max }) => sum + max, 0)
  const limit = Math.min(budget ?? Infinity, most)
  if (mode === 'budget' && !(limit < Infinity)) return { refused: 'no-budget' }
  if (mode !== 'budget' && !(target! > 0)) return { refused: 'no-target' }
  const spend = spendFor(objective, mode, limit, target!)
  if (spend === null) return { refused: 'target-too-high' }
  const warnings: Optimum['warnings'] = mode === 'budget' && most < (budget ?? 0) ? ['budget-left'] : []
  if (!isConcave(objective)) warnings.push('local-optimum')
  return { spend, value: objective.total(spend), ...marginalOf(objective, spend), warnings }
}

function spendFor(
  objective: Objective,
  mode: Question['mode'],
  limit: number,
  target: number,
): number[] | null {
  if (mode === 'marginal') return spendToSlope(objective, target, limit)
  if (mode === 'return') return budgetForReturn(objective, target, limit)
  return bestSplit(objective, limit)
}

/** So near to a bound, as a part of all spend, a channel is at it. */
const AT_BOUND = 1e-9

function marginalOf(objective: Objective, spend: readonly number[]): Pick<Optimum, 'marginal' | 'bounds'> {
  const near = AT_BOUND * (1 + spend.reduce((sum, each) => sum + each, 0))
  const unit = objective.unit(spend)
  const channels = objective.terms.map((term, channel) => {
    const x = spend[channel]!
    return { channel, own: unit * term.slope(x), isLeast: x <= term.min + near, isMost: x >= term.max - near }
  })
  const open = channels.filter(({ isMost }) => !isMost)
  const free = open.filter(({ isLeast }) => !isLeast)
  const marginal = Math.max(0, ...(free.length > 0 ? free : open).map(({ own }) => own))
  const bounds = channels
    .filter(({ isLeast, isMost }) => isLeast || isMost)
    .map(({ channel, own, isLeast, isMost }): Bound => {
      const shadow = own - marginal
      return {
        channel,
        side: isLeast && isMost ? (shadow > 0 ? 'max' : 'min') : isMost ? 'max' : 'min',
        shadow: Number.isFinite(shadow) ? shadow : null,
      }
    })
  return { marginal: Number.isFinite(marginal) ? marginal : null, bounds }
}
