import type { Refusals } from '../api/kit/refusal.ts'
import { refusing } from '../api/kit/refusing.ts'

/** Refusals about audiences and their editions. */
export const AUDIENCE_REFUSALS = {
  'audience-not-found': [404, 'This audience does not exist, or you have no access to it.'],
  'audience-of-another-brand': [403, 'Only the brand that made this audience can share it.'],
  'audience-used': [
    409,
    'This audience is used in other documents, so it cannot be deleted. Retire it instead: those documents keep it.',
  ],
  'audience-too-small': [
    409,
    'This audience stands on {n} respondents, and a plan needs at least {least}. Choose a larger audience.',
  ],
  'audience-cycle': [
    409,
    'This audience would contain itself: {path}. Remove one of these steps and publish again.',
  ],
  'audience-of-other-data': [
    409,
    '{title} was counted on other data ({dataset} {version}), so it cannot be a part of this audience.',
  ],
  'audience-hidden': [
    409,
    'So few people belong to this audience, or are left out of it, that the licence of the data hides their number. Change it and publish again.',
  ],
} as const satisfies Refusals

export const refusal = refusing(AUDIENCE_REFUSALS)
