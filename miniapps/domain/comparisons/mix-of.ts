import type { ComparedPlan } from './compared-plan.ts'
import { MIX_PARTS_MAX } from './limits.ts'

export const MIX_BY = ['touchpoint', 'vendor', 'market'] as const
export type MixBy = (typeof MIX_BY)[number]

export interface MixPart {
  /** Code or name; '' for lines that have none, null for all parts that are too small for one of their own. */
  of: string | null
  /** Percent of net, in the order of the plans; null for a plan that costs nothing. */
  shares: readonly (number | null)[]
}

/** Shares of each plan's money, the largest parts of all plans first. */
export function mixOf(plans: readonly ComparedPlan[], by: MixBy): readonly MixPart[] {
  const sums = new Map<string, number[]>()
  for (const [place, { lines }] of plans.entries())
    for (const { line, net } of lines) {
      const own = sums.get(line[by]) ?? plans.map(() => 0)
      own[place]! += net
      sums.set(line[by], own)
    }
  const shareOf = (net: number, place: number) =>
    plans[place]!.net > 0 ? (100 * net) / plans[place]!.net : null
  const parts = [...sums]
    .filter(([, own]) => own.some((net) => net !== 0))
    .map(([of, own]): MixPart => ({ of, shares: own.map(shareOf) }))
    .toSorted((one, other) => weightOf(other) - weightOf(one))
  if (parts.length <= MIX_PARTS_MAX + 1) return parts
  const rest = parts.slice(MIX_PARTS_MAX)
  const shares = plans.map(({ net }, place) =>
    net > 0 ? rest.reduce((sum, part) => sum + part.shares[place]!, 0) : null,
  )
  return [...parts.slice(0, MIX_PARTS_MAX), { of: null, shares }]
}

const weightOf = ({ shares }: MixPart): number => shares.reduce<number>((sum, share) => sum + (share ?? 0), 0)
