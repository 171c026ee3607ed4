import type { Body } from '../document/change.ts'
import { textAt } from '../document/change.ts'
import type { ActionRule, FieldProblem } from '../document/definition.ts'
import {
  campaignState,
  type CampaignState,
  type CampaignStatus,
  nextStates,
} from '../planning/campaigns/campaign-state.ts'
import { dayHere } from '../kernel/periods/day-here.ts'
import { campaignProblems } from './campaign-problems.ts'

/** State on a day: once approved it follows from the dates. */
const stateOf = (status: string, body: Body, today: string): CampaignState =>
  campaignState({
    status: status as CampaignStatus,
    start: textAt(body, 'start'),
    end: textAt(body, 'end'),
    today,
  })

/**
 * The actions of a campaign. Each of `days` counts as today, since the server does not know the person's time
 * zone.
 */
export function campaignActions(days: () => readonly string[]) {
  /** Approved and paused are live or over by the dates: what then may be done is less, or more. */
  const allowed =
    (status: 'approved' | 'paused', next: CampaignStatus) =>
    (body: Body): readonly FieldProblem[] => {
      const states = days().map((day) => stateOf(status, body, day))
      if (states.some((state) => nextStates({ state }).includes(next))) return []
      return [{ path: '', code: `is-${states[0]}`, message: `The campaign is ${states[0]}.` }]
    }
  return {
    plan: { from: ['draft', 'rejected'], to: 'in-planning' },
    submit: { from: ['in-planning'], to: 'submitted', problems: campaignProblems },
    approve: { from: ['submitted'], to: 'approved', byAnother: true },
    reject: { from: ['submitted'], to: 'rejected', byAnother: true, asksReason: true },
    revise: { from: ['approved'], to: 'in-planning', problems: allowed('approved', 'in-planning') },
    pause: { from: ['approved'], to: 'paused', problems: allowed('approved', 'paused') },
    resume: { from: ['paused'], to: 'approved', problems: allowed('paused', 'approved') },
    archive: { from: ['draft', 'in-planning', 'rejected'], to: 'archived' },
    close: { from: ['approved', 'paused'], to: 'archived', problems: allowed('approved', 'archived') },
  } as const satisfies Readonly<Record<string, ActionRule<null>>>
}

/** By the day of the person. */
export const CAMPAIGN_ACTIONS = campaignActions(() => [dayHere(Date.now())])

/** The action that leads from a document's status to another. */
export const actionTo = (status: string, next: CampaignStatus): string | undefined =>
  Object.entries(CAMPAIGN_ACTIONS as Readonly<Record<string, ActionRule<null>>>).find(
    ([, { from, to }]) => to === next && from.includes(status),
  )?.[0]
