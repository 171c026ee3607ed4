import type { Refused } from '../kernel/refused.ts'
import type { Channel } from '../planning/optimise/channel.ts'
import { type NotOptimised, optimise } from '../planning/optimise/optimise.ts'
import { curveOf, scaledReach } from '../planning/curves/scaled-curve.ts'
import type { Basis, ScenarioChannel } from './basis.ts'
import { mostOn, totalOf } from './bounds.ts'
import { heldSplit } from './held-split.ts'
import { type OptionName, OPTIONS } from './option-name.ts'

/** Spends by code, in whole minor units that sum to the budget, or to all that the maximums allow. */
export type Spends = Readonly<Record<string, number>>

export type NoOption =
  | Refused<'no-touchpoints' | 'no-budget' | 'duplication'>
  | Refused<'bounds', { touchpoint: string }>
  | Refused<'minimums', { least: number }>

/** Of the budget: what balanced spends on each of the three largest of efficient at least. */
const TENTH = 1 / 10
const LARGEST = 3

/**
 * Efficient: the most reach for the money. Balanced: the same, none above half of the budget and the three
 * largest of efficient at least a tenth. Task: the largest sum of the curves, each times the touchpoint's
 * score for the task. The person's own limits come before the rules of balanced. Money is net; flighting and
 * prices are held.
 */
export function threeOptions(
  basis: Basis,
  progress: (done: number, of: number) => void = () => {},
): Record<OptionName, Spends | NoOption> {
  const { channels, budget } = basis
  const efficient = solved(basis, channels, 'reach')
  progress(1, OPTIONS.length)
  if ('refused' in efficient) return { efficient, balanced: efficient, task: efficient }
  const balanced = solved(basis, balancedBounds(channels, efficient.spends, budget), 'reach')
  progress(2, OPTIONS.length)
  const task = solved(
    basis,
    channels.map((channel) => ({ ...channel, curve: scaledReach(channel.curve, channel.score) })),
    'sum',
  )
  progress(OPTIONS.length, OPTIONS.length)
  const spendsIn = (each: typeof balanced) => ('spends' in each ? each.spends : each)
  return { efficient: efficient.spends, balanced: spendsIn(balanced), task: spendsIn(task) }
}

function balancedBounds(
  channels: readonly ScenarioChannel[],
  efficient: Spends,
  budget: number,
): ScenarioChannel[] {
  const largest = channels
    .toSorted(
      (one, other) => efficient[other.code]! - efficient[one.code]! || (one.code < other.code ? -1 : 1),
    )
    .slice(0, LARGEST)
  return channels.map((channel) => {
    const max = mostOn('balanced', channel, budget)
    const least = largest.includes(channel) ? Math.ceil(budget * TENTH) : 0
    return { ...channel, max, min: Math.min(max, Math.max(channel.min, least)) }
  })
}

function solved(
  { budget, duplication, seed }: Basis,
  channels: readonly ScenarioChannel[],
  goal: 'reach' | 'sum',
): { spends: Spends } | NoOption {
  if (channels.length === 0) return { refused: 'no-touchpoints' }
  if (!(budget > 0)) return { refused: 'no-budget' }
  const found = optimise({ channels: channels.map(ofMoney), budget, goal, duplication, seed })
  if ('refused' in found) return refusal(found, channels)
  const total = totalOf('efficient', channels, budget)
  const parts = channels.map(({ min, max }, place) => ({ amount: found.spend[place]!, min, max }))
  const amounts = heldSplit(total, parts)
  return { spends: Object.fromEntries(channels.map(({ code }, place) => [code, amounts[place]!])) }
}

const ofMoney = ({ curve, price, min, max }: ScenarioChannel): Channel => ({
  curve: curveOf(curve, price),
  min,
  max,
})

function refusal(found: NotOptimised, channels: readonly ScenarioChannel[]): NoOption {
  if (found.refused === 'bounds') return { refused: 'bounds', touchpoint: channels[found.channel]!.code }
  if (found.refused === 'minimums') return { refused: 'minimums', least: found.least }
  return { refused: 'duplication' }
}
