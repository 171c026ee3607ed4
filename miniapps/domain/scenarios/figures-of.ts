import type { Refused } from '../kernel/refused.ts'
import { costPer } from '../planning/costs/unit-figures.ts'
import { curveAt } from '../planning/curves/curve-at.ts'
import { shapeOf } from '../planning/curves/curve.ts'
import { planReach } from '../planning/curves/plan-reach.ts'
import { combineReach } from '../planning/reach/random-reach.ts'
import type { Basis, ScenarioChannel } from './basis.ts'
import type { Spends } from './three-options.ts'

export interface TouchpointFigures {
  code: string
  /** Minor units. */
  spend: number
  /** In the unit of the curve. */
  weight: number
  /** Null where money says nothing of contacts. */
  grp: number | null
  /** Percent. */
  reach: number
  frequency: number | null
  /** Percent that nothing else of the option reaches. */
  only: number
  /** Minor units a point of reach. */
  perPoint: number | null
  extrapolated: boolean
}

export interface OptionFigures {
  touchpoints: readonly TouchpointFigures[]
  /** Minor units. */
  cost: number
  /** Percent. */
  reach: number
  /** Null where a touchpoint's contacts are not known. */
  frequency: number | null
  /** Percent with one contact and more, two and more, … five. */
  plus: readonly number[] | null
  /** Minor units a point of reach. */
  perPoint: number | null
}

/** GRP of a unit of weight; null where the curve is one of money. */
const GRP_OF = { grp: 1, impressions: 100, spend: null } as const

const weightOf = ({ code, price }: ScenarioChannel, spends: Spends): number =>
  price > 0 ? (spends[code] ?? 0) / price : 0

/** Reach, frequency and cost of spends, by touchpoint and in all, in one universe. */
export function figuresOf(basis: Basis, spends: Spends): OptionFigures | Refused<'duplication'> {
  const { channels, duplication } = basis
  const bought = channels.map((channel) => {
    const weight = weightOf(channel, spends)
    const each = GRP_OF[channel.unit]
    return { ...channel, weight, grp: each === null ? null : weight * each, spend: spends[channel.code] ?? 0 }
  })
  const found = planReach({
    lines: bought.map(({ code, weight, grp }) => ({ touchpoint: code, weight, grp: grp ?? 0 })),
    curves: Object.fromEntries(channels.map(({ code, curve }) => [code, curve])),
    duplication,
  })
  if ('refused' in found) return { refused: 'duplication' }
  const reaches = found.touchpoints.map(({ reach }) => reach)
  const isCounted = bought.every(({ grp, spend }) => grp !== null || spend === 0)
  const cost = bought.reduce((sum, { spend }) => sum + spend, 0)
  return {
    touchpoints: bought.map(({ code, curve, spend, weight, grp }, place) => ({
      code,
      spend,
      weight,
      grp,
      reach: reaches[place]!,
      frequency: grp === null ? null : found.touchpoints[place]!.frequency,
      // Never above its reach, by the last digit: what is left would be below nothing.
      only: Math.min(reaches[place]!, found.reach - together(reaches.toSpliced(place, 1), duplication)),
      perPoint: costPer(spend, reaches[place]),
      extrapolated: curveAt({ curve, x: weight }).extrapolated,
    })),
    cost,
    reach: found.reach,
    frequency: isCounted ? found.frequency : null,
    plus: isCounted ? found.plus : null,
    perPoint: costPer(cost, found.reach),
  }
}

function together(reaches: readonly number[], duplication: number): number {
  const combined = combineReach({ reaches: reaches.map((reach) => reach / 100), duplication })
  return 'refused' in combined ? 0 : Math.max(0, combined.reach * 100) // never -0
}

/**
 * Percent that two touchpoints both reach: as often as by chance, times the duplication. Rows and columns as
 * in the figures.
 */
export const overlapOf = ({ duplication }: Basis, { touchpoints }: OptionFigures): number[][] =>
  touchpoints.map(({ reach }) =>
    touchpoints.map((other) => Math.min(reach, other.reach, (duplication * reach * other.reach) / 100)),
  )

/** Reach in percent of any amount of money, shared out as an option shares its own: how reach builds. */
export function reachOfMoney({ channels, duplication }: Basis, spends: Spends): (amount: number) => number {
  const total = channels.reduce((sum, { code }) => sum + (spends[code] ?? 0), 0)
  const each = channels.map((channel) => ({
    reach: shapeOf(channel.curve).reach,
    perUnit: total > 0 ? weightOf(channel, spends) / total : 0,
  }))
  return (amount) =>
    together(
      each.map(({ reach, perUnit }) => reach(perUnit * amount)),
      duplication,
    )
}
