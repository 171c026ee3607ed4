import type { Refusals } from '../kit/refusal.ts'
import { refusing } from '../kit/refusing.ts'

/** Refusals about an account of one’s own. */
export const PEOPLE_REFUSALS = {
  'display-settings-of-another': [403, 'Only their owner can change display settings.'],
} as const satisfies Refusals

export const refusal = refusing(PEOPLE_REFUSALS)
