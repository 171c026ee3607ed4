import type { Refusals } from '../kit/refusal.ts'
import { refusing } from '../kit/refusing.ts'

/** Refusals about requests for access. */
export const REQUEST_REFUSALS = {
  'request-decided': [409, 'Someone has already decided this request. Reload the page.'],
  'request-not-found': [404, 'There is no such request for you to decide. Reload the page.'],
  'request-not-needed': [409, 'You already have access to {app}. Reload the page to open it.'],
  'request-not-possible': [409, 'Access to {app} cannot be requested. Ask the administrator of your agency.'],
  'request-of-oneself': [403, 'You requested this yourself, so someone else must decide.'],
} as const satisfies Refusals

export const refusal = refusing(REQUEST_REFUSALS)
