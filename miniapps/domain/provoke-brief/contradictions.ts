import { affordable } from './affordable.ts'
import { type Finding, findings } from './finding.ts'
import { OBJECTIVES_WITHOUT_WARNING } from './limits.ts'
import type { Objective } from './smart.ts'
import { workingDays } from './working-days.ts'

/** The figures of a brief that have to fit together; money in minor units, `null` where it is not known. */
export interface Brief {
  budget?: {
    total?: number | null
    currency?: string | null
    split?: readonly { channel: string; amount: number; currency?: string | null }[]
  }
  start?: string | null
  end?: string | null
  /** The day on which the client approves. */
  approval?: string | null
  mandatory?: readonly string[]
  excluded?: readonly string[]
  objectives?: readonly Objective[]
  audience?: { ageMin?: number | null; ageMax?: number | null; universe?: number | null }
  reach?: { percent?: number | null; frequency?: number | null; cpm?: number | null }
  /** Working days between approval and the first spot, by channel. */
  leadDays?: Readonly<Record<string, number>>
  holidays?: readonly string[]
}

export type BriefCode =
  | 'split-sum'
  | 'currency-mixed'
  | 'no-money'
  | 'end-before-start'
  | 'mandatory-excluded'
  | 'age-range'
  | 'reach-over-100'
  | 'unaffordable'
  | 'short-lead'
  | 'many-objectives'

/** Contradictions within a brief. */
export function contradictions(brief: Brief): Finding<BriefCode>[] {
  const { budget = {}, start, end, mandatory = [], excluded = [], objectives = [], audience, reach } = brief
  const isMixed = isCurrencyMixed(budget)
  const { ageMin, ageMax } = audience ?? {}
  return findings<BriefCode>([
    ['split-sum', !isMixed && isSplitOff(budget)],
    ['currency-mixed', isMixed],
    ['no-money', budget.total === 0 && mandatory.length > 0],
    ['end-before-start', Boolean(start && end && end < start)],
    ['mandatory-excluded', mandatory.some((channel) => excluded.includes(channel))],
    ['age-range', typeof ageMin === 'number' && typeof ageMax === 'number' && ageMin > ageMax],
    ['reach-over-100', (reach?.percent ?? 0) > 100],
    ['unaffordable', cost(brief)?.possible === false],
    ['short-lead', isLeadShort(brief), 'warning'],
    ['many-objectives', objectives.length > OBJECTIVES_WITHOUT_WARNING, 'warning'],
  ])
}

/** Impressions and cost of the wanted reach, and the budget's share of it; null unless all figures are known and the reach is at most 100 %. */
export function cost({ budget, audience, reach }: Pick<Brief, 'budget' | 'audience' | 'reach'>) {
  const [universe, percent, total] = [audience?.universe, reach?.percent, budget?.total]
  const { frequency, cpm } = reach ?? {}
  const known = [universe, percent, frequency, cpm, total].every((value) => typeof value === 'number')
  if (!known || percent! > 100) return null
  return affordable({
    universe: universe!,
    reach: percent!,
    frequency: frequency!,
    cpm: cpm!,
    budget: total!,
  })
}

type Budget = NonNullable<Brief['budget']>

/** A total that is not known yet is no contradiction. */
const isSplitOff = ({ total, split = [] }: Budget): boolean =>
  typeof total === 'number' &&
  split.length > 0 &&
  split.reduce((sum, { amount }) => sum + amount, 0) !== total

function isCurrencyMixed({ currency, split = [] }: Budget): boolean {
  const named = [currency, ...split.map((part) => part.currency ?? currency)]
  return new Set(named.filter(Boolean)).size > 1
}

function isLeadShort({ start, approval, mandatory = [], leadDays = {}, holidays }: Brief): boolean {
  const longest = Math.max(0, ...mandatory.map((channel) => leadDays[channel] ?? 0))
  if (!start || !approval || longest === 0) return false
  return workingDays({ after: approval, until: start, ...(holidays && { holidays }) }) < longest
}
