import { dayNumber } from '../../kernel/periods/days.ts'

interface Running {
  /** ISO dates, both included. */
  start: string
  end: string
  today: string
  /** Minor units. */
  budget: number
  actual: number
}

export interface CampaignPace {
  /** Share of days, today included. */
  elapsed: number
  /** Share of the budget; null without one. */
  spent: number | null
  /** 1: money goes as time does; null before the start. */
  pace: number | null
}

/** A campaign's spending pace: spend against elapsed days. */
export function campaignPace({ start, end, today, budget, actual }: Running): CampaignPace {
  const [first, last, now] = [start, end, today].map(dayNumber) as [number, number, number]
  const days = Math.max(1, last - first + 1)
  const elapsed = Math.min(days, Math.max(0, now - first + 1)) / days
  const spent = budget > 0 ? actual / budget : null
  return { elapsed, spent, pace: spent !== null && elapsed > 0 ? spent / elapsed : null }
}

export interface CampaignPlan {
  status: string
  /** Minor units. */
  total: number
  flights: readonly { start: string; end: string }[]
}

export type HealthCode = 'no-plan' | 'budget-differs' | 'flight-gap' | 'overspend' | 'behind' | 'ahead'

const LONGEST_GAP_DAYS = 7
/** Percent of the budget, whole so that exactly five percent more is no overspend. */
const OVERSPEND = 105
const BEHIND = 0.8
const AHEAD = 1.2
/** Allowance for rounding, as a pace exactly at a bound is rarely that after a division. */
const ROUNDING = 1e-9
/** Pace says nothing in the first tenth of a campaign. */
const TELLING = 0.1

/** Why a campaign needs attention, the most basic first. Only approved plans count. */
export function campaignHealth(campaign: Running & { plans: readonly CampaignPlan[] }): HealthCode[] {
  const { start, end, today, budget, actual } = campaign
  const plans = campaign.plans.filter(({ status }) => status === 'approved')
  const planned = plans.reduce((sum, { total }) => sum + total, 0)
  const flights = plans.flatMap((plan) => plan.flights)
  const { elapsed, pace } = campaignPace(campaign)
  const isTelling = start <= today && today <= end && elapsed >= TELLING && pace !== null
  const codes: (HealthCode | false)[] = [
    plans.length === 0 && 'no-plan',
    plans.length > 0 && planned !== budget && 'budget-differs',
    plans.length > 0 && longestGap(flights, start, end) > LONGEST_GAP_DAYS && 'flight-gap',
    actual * 100 > budget * OVERSPEND && 'overspend',
    isTelling && pace < BEHIND - ROUNDING && 'behind',
    isTelling && pace > AHEAD + ROUNDING && 'ahead',
  ]
  return codes.filter((code) => code !== false)
}

/** Days of a campaign in a row without a flight. */
function longestGap(flights: CampaignPlan['flights'], start: string, end: string): number {
  let longest = 0
  let covered = dayNumber(start) - 1
  const last = dayNumber(end)
  for (const flight of flights.toSorted((one, other) => one.start.localeCompare(other.start))) {
    longest = Math.max(longest, Math.min(dayNumber(flight.start), last + 1) - covered - 1)
    covered = Math.max(covered, dayNumber(flight.end))
  }
  return Math.max(longest, last - covered)
}
