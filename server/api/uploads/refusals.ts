import type { Refusals } from '../kit/refusal.ts'
import { refusing } from '../kit/refusing.ts'

/** Refusals about uploads of plans. */
export const UPLOAD_REFUSALS = {
  'upload-too-many-lines': [
    400,
    'The file has {lines} lines, and a plan holds {limit}. Split the file and upload the parts as plans of their own. Nothing was imported.',
  ],
  'upload-plan-not-found': [
    404,
    'The plan of this vendor does not exist any more. Import the file as a new plan.',
  ],
  'upload-plan-closed': [
    409,
    'The plan “{title}” is no draft, so it takes no changes. Revise it first, or import the file as a new plan. Nothing was imported.',
  ],
  'upload-of-other-currency': [
    400,
    'The plan “{title}” is in {planned}, the file in {given}. Choose {planned}, or import the file as a new plan. Nothing was imported.',
  ],
  'upload-line-not-valid': [
    400,
    'Line {line} cannot be imported: {problem}. Correct it and import the file again. Nothing was imported.',
  ],
  'upload-plan-changed': [
    409,
    'Somebody changed the plan at this moment. Import the file again. Nothing was imported.',
  ],
} as const satisfies Refusals

export const refusal = refusing(UPLOAD_REFUSALS)
