import type { Refusals } from '../kit/refusal.ts'
import { refusing } from '../kit/refusing.ts'

/** Refusals about changes of markets. */
export const MARKET_REFUSALS = {
  'market-change-not-planned': [
    409,
    'This change is no longer planned: it has started, or someone canceled it.',
  ],
  'market-change-past': [400, 'A change must start now or later, not at {from}. Choose another time.'],
} as const satisfies Refusals

export const refusal = refusing(MARKET_REFUSALS)
