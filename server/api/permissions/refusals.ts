import type { Refusals } from '../kit/refusal.ts'
import { refusing } from '../kit/refusing.ts'

/** Refusals about asking for permissions. */
export const PERMISSION_REFUSALS = {
  'permissions-of-others': [403, 'Only an administrator can see the permissions of others.'],
  'person-not-found': [404, 'There is no one with the email address {email}. Check the address.'],
  'account-of-other-agency': [
    403,
    'This belongs to an agency that is not yours ({account}). Ask the administrator of your agency.',
  ],
} as const satisfies Refusals

export const refusal = refusing(PERMISSION_REFUSALS)
