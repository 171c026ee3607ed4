import type { Refusals } from '../kit/refusal.ts'
import { refusing } from '../kit/refusing.ts'

/** Refusals about campaigns. */
export const CAMPAIGN_REFUSALS = {
  'campaign-name-taken': [
    409,
    'Another campaign of this client has the name {name}. Use {free}, which is free.',
  ],
  'brief-not-approved': [409, 'Only an approved brief becomes a campaign. Have it approved first.'],
  'brief-not-found': [404, 'There is no such brief in this brand.'],
  'scenario-not-sent': [409, 'Only a finished scenario can become a campaign. Finish it first.'],
  'scenario-not-found': [404, 'There is no such scenario in this brand.'],
} as const satisfies Refusals

export const refusal = refusing(CAMPAIGN_REFUSALS)
