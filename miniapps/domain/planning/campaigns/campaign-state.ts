export type CampaignStatus =
  | 'draft'
  | 'in-planning'
  | 'submitted'
  | 'approved'
  | 'rejected'
  | 'paused'
  | 'archived'

/** Status of a campaign on a day; once approved it follows from the dates. */
export type CampaignState = CampaignStatus | 'live' | 'completed'

/** Dates are ISO and both included. */
export function campaignState(campaign: {
  status: CampaignStatus
  start: string
  end: string
  today: string
}): CampaignState {
  const { status, start, end, today } = campaign
  if (status !== 'approved' && status !== 'paused') return status
  if (today > end) return 'completed'
  return status === 'approved' && today >= start ? 'live' : status
}

const NEXT: Readonly<Record<CampaignState, readonly CampaignStatus[]>> = {
  draft: ['in-planning', 'archived'],
  'in-planning': ['submitted', 'archived'],
  submitted: ['approved', 'rejected'],
  rejected: ['in-planning', 'archived'],
  approved: ['in-planning', 'paused'],
  live: ['paused'],
  paused: ['approved'],
  completed: ['archived'],
  archived: [],
}

/** Statuses that a campaign may be given next, in the order in which they are offered. */
export const nextStates = ({ state }: { state: CampaignState }): CampaignStatus[] => [...NEXT[state]]
