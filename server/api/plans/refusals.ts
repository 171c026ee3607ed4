import type { Refusals } from '../kit/refusal.ts'
import { refusing } from '../kit/refusing.ts'

/** Refusals about media plans. */
export const PLAN_REFUSALS = {
  'plan-source-not-found': [404, 'What the plan is to be made of does not exist in this brand.'],
  'plan-source-not-ready': [
    409,
    'A finished scenario or a campaign in planning becomes a media plan. Finish the scenario first, or start planning the campaign.',
  ],
} as const satisfies Refusals

export const refusal = refusing(PLAN_REFUSALS)
