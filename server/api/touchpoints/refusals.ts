import type { Refusals } from '../kit/refusal.ts'
import { refusing } from '../kit/refusing.ts'

/** Refusals about touchpoints. */
export const TOUCHPOINT_REFUSALS = {
  'touchpoint-name-not-found': [404, 'This name does not exist any more. Reload the page.'],
} as const satisfies Refusals

export const refusal = refusing(TOUCHPOINT_REFUSALS)
