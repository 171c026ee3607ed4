import type { Refusals } from '../kit/refusal.ts'
import { refusing } from '../kit/refusing.ts'

/** Refusals about paths and their steps. */
export const ONBOARDING_REFUSALS = {
  'onboarding-changed-meanwhile': [
    409,
    'Someone changed the paths in the meantime. Check them again, then change them.',
  ],
  'onboarding-answer-wrong': [409, 'That is not the right answer. Check again and try once more.'],
  'onboarding-nobody-to-remind': [
    404,
    'You cannot remind this person ({person}): they do not report to you. Reload the page.',
  ],
  'onboarding-nothing-open': [409, 'All required steps there are done.'],
  'onboarding-reminded-already': [409, 'A reminder was sent within the last day. Send the next one later.'],
  'onboarding-step-locked': [409, 'Do the step before this one first.'],
  'onboarding-step-not-found': [404, 'This step does not exist any more ({step}). Reload the page.'],
} as const satisfies Refusals

export const refusal = refusing(ONBOARDING_REFUSALS)
