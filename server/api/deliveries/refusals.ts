import type { Refusals } from '../kit/refusal.ts'
import { refusing } from '../kit/refusing.ts'

/** Refusals about deliveries. */
export const DELIVERY_REFUSALS = {
  'delivery-plan-not-found': [404, 'This plan does not exist any more, or you have no access to it.'],
  'delivery-plan-not-approved': [
    409,
    'Results belong to what was approved. Have the plan approved before you import deliveries.',
  ],
  'delivery-line-unknown': [409, 'The plan has no line {line}. Choose a line of the plan and try again.'],
  'delivery-twice': [400, 'Row {row} repeats the line, day and source of another row. Add them up first.'],
  'delivery-correction-closed': [
    403,
    'Figures that were imported before are corrected only by people with the feature flag {flag}.',
  ],
} as const satisfies Refusals

export const refusal = refusing(DELIVERY_REFUSALS)
