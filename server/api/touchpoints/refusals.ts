import type { Refusals } from '../kit/refusal.ts'
import { refusing } from '../kit/refusing.ts'

/** Refusals about touchpoints. */
export const TOUCHPOINT_REFUSALS = {
  'touchpoint-name-not-found': [404, 'This name does not exist any more. Reload the page.'],
  'touchpoint-name-said-twice': [
    400,
    'Row {row} says of a name a second thing. Say of each name once what it means, or that it is ignored.',
  ],
  'touchpoint-not-in-library': [
    400,
    'The touchpoint library has no “{touchpoint}”. Publish it there first, or choose another.',
  ],
  'touchpoint-library-id': [
    400,
    'This is not the ID of the library for {market}. Add the market on the page of the libraries.',
  ],
  'touchpoint-metric-twice': [
    400,
    'Row {row} has the metric “{metric}” of “{touchpoint}” a second time. Remove one of the two.',
  ],
} as const satisfies Refusals

export const refusal = refusing(TOUCHPOINT_REFUSALS)
