import {
  campaignHealth,
  campaignPace,
  type CampaignPlan,
  type HealthCode,
} from '../planning/campaigns/campaign-health.ts'
import {
  campaignState,
  type CampaignState,
  type CampaignStatus,
} from '../planning/campaigns/campaign-state.ts'
import type { Span } from './flown.ts'

/** A campaign as its list knows it; money in minor units. */
export interface CampaignLine {
  id: string
  title: string
  status: CampaignStatus
  /** Of its document, as it is shown. */
  version: number
  name: string
  /** ISO dates, '' while they are not said. */
  start: string
  end: string
  total: number | null
  currency: string
  markets: readonly string[]
  /** Sum of its split. */
  split: number
  flown: readonly Span[]
  /** Media plans that pin it. */
  plans: readonly CampaignPlan[]
  /** Spent so far; null as long as no delivery is booked. */
  actual: number | null
  owner: string
}

export interface Standing {
  state: CampaignState
  /** Share of its days that are over; null without dates. */
  elapsed: number | null
  /** Null before the start, and where nothing is known to be spent. */
  pace: number | null
  attention: readonly HealthCode[]
}

/** Only what somebody approved can be behind or without a plan. */
const LOOKED_AT: readonly CampaignState[] = ['approved', 'live', 'paused']

/** Without a media plan of its own, a campaign's approved split and flights are its plan. */
export function standingOf(line: CampaignLine, today: string): Standing {
  const { status, start, end, total, split, flown, actual } = line
  const state = campaignState({ status, start, end, today })
  if (!start || !end) return { state, elapsed: null, pace: null, attention: [] }
  const running = { start, end, today, budget: total ?? 0, actual: actual ?? 0 }
  const { elapsed, pace } = campaignPace(running)
  const flights = flown.map(([from, to]) => ({ start: from, end: to }))
  const own = flights.length > 0 ? [{ status: 'approved', total: split, flights }] : []
  const plans = line.plans.length > 0 ? line.plans : own
  const codes = LOOKED_AT.includes(state) ? campaignHealth({ ...running, plans }) : []
  const attention = codes.filter((code) => actual !== null || code !== 'behind')
  return { state, elapsed, pace: actual === null ? null : pace, attention }
}

/** Archived campaigns are asked for by this word. */
export const ARCHIVED_WORD = 'is:archived'
