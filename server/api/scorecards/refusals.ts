import type { Refusals } from '../kit/refusal.ts'
import { refusing } from '../kit/refusing.ts'

/** Refusals about audits. */
export const SCORECARD_REFUSALS = {
  'assessors-agreed-taken': [
    409,
    'The agreed audit is already submitted. Reload the page to open its result.',
  ],
  'assessors-blind': [
    403,
    'You assess the same audit. You will see the other assessor’s answers once both are submitted.',
  ],
  'assessors-discard': [
    409,
    'This audit cannot be discarded, because a second assessor answers it too. Ask them first.',
  ],
  'assessors-first-missing': [
    409,
    'There is no audit yet that someone else could assess as well. Start it first.',
  ],
  'assessors-not-submitted': [409, 'Both assessors must submit their answers first.'],
  'assessors-same-person': [403, 'You have answered this audit. Ask someone else to assess it as well.'],
  'assessors-same-version': [
    409,
    'Both assessors must answer the same version. Use the newest version in the next audit.',
  ],
  'assessors-second-taken': [409, 'Someone else is already the second assessor. Reload the page.'],
  'scorecard-not-found': [404, 'This audit does not exist any more ({scorecard}). Reload the page.'],
} as const satisfies Refusals

export const refusal = refusing(SCORECARD_REFUSALS)
