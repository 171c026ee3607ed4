import type { Refusals } from '../kit/refusal.ts'
import { refusing } from '../kit/refusing.ts'

/** Refusals about curves. */
export const CURVE_REFUSALS = {
  'curve-not-found': [404, 'This curve does not exist any more, or you have no access to it.'],
  'curve-not-draft': [409, 'The points of an approved curve stay as they are. Revise the curve first.'],
  'curve-points-faulty': [400, 'Row {row} does not fit on a curve ({fault}). Correct it and try again.'],
  'curve-not-fitted': [
    409,
    'These points do not make a curve of this family ({fault}). Choose another family or add points.',
  ],
} as const satisfies Refusals

export const refusal = refusing(CURVE_REFUSALS)
