import type { Refusals } from '../kit/refusal.ts'
import { refusing } from '../kit/refusing.ts'

/** Refusals about contacts. */
export const CONTACT_REFUSALS = {
  'contact-manager-below': [409, 'Someone who reports to you cannot be your manager. Choose someone else.'],
  'contact-market-unknown': [400, 'The market {market} does not exist. Choose another one.'],
  'contact-not-found': [404, 'This person is not here any more ({person}). Reload the page.'],
} as const satisfies Refusals

export const refusal = refusing(CONTACT_REFUSALS)
