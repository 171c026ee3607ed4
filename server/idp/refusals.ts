import type { Refusals } from '../api/kit/refusal.ts'
import { refusing } from '../api/kit/refusing.ts'

/** Refusals about signing in. */
export const SIGN_IN_REFUSALS = {
  'access-token-of-other-application': [
    403,
    'Your sign-in belongs to another application ({application}); this portal takes only {ours}. Tell your administrator: CLIENT_ID names it.',
  ],
  'access-token-for-others': [
    403,
    'Your sign-in is meant for {audience}; this portal takes only {ours}. Tell your administrator: CLIENT_ID names it.',
  ],
  'access-tokens-too-many': [
    429,
    'Too many sign-ins from this network were not valid. Wait a minute and try again.',
  ],
  'address-not-confirmed': [
    403,
    'The email address {email} is not confirmed yet. Confirm it where you sign in, then sign in again.',
  ],
  'identity-provider-without-user-info': [
    403,
    'The sign-in service {authority} offers no user info, by which this portal knows people. Tell your administrator.',
  ],
  'identity-provider-away': [503, '{problem} Nothing was changed; try again in a moment.'],
} as const satisfies Refusals

export const refusal = refusing(SIGN_IN_REFUSALS)
