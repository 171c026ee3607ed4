import type { Body } from '../document/change.ts'
import { campaignProblems } from './campaign-problems.ts'

export const STEPS = ['brief', 'kpis', 'budget', 'flights', 'name', 'tracking', 'review'] as const
export type CampaignStep = (typeof STEPS)[number]

/** By the first part of a field's path; what is not named here is of the brief. */
const OF: Readonly<Record<string, CampaignStep>> = {
  kpis: 'kpis',
  reasons: 'kpis',
  budget: 'budget',
  split: 'budget',
  flights: 'flights',
  code: 'name',
  name: 'name',
  naming: 'name',
  houseTemplate: 'name',
  tracking: 'tracking',
}

export const stepOf = (path: string): CampaignStep => OF[path.split('/')[0]!] ?? 'brief'

/** Steps at which nothing keeps the campaign from being submitted; those that may stay empty once they have something. */
export function doneSteps(body: Body): ReadonlySet<CampaignStep> {
  const open = new Set(campaignProblems(body).map(({ path }) => stepOf(path)))
  const hasSome = (step: string) => Object.keys(body).some((path) => path.startsWith(`${step}/`))
  const isDone = (step: CampaignStep) =>
    step === 'review'
      ? open.size === 0
      : !open.has(step) && (['kpis', 'flights', 'tracking'].includes(step) ? hasSome(step) : true)
  return new Set(STEPS.filter(isDone))
}
