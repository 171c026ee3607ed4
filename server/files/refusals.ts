import type { Refusals } from '../api/kit/refusal.ts'
import { refusing } from '../api/kit/refusing.ts'

/** Refusals about the store of files. */
export const FILE_REFUSALS = {
  'files-away': [503, 'Files are not available right now. Try again in a moment.'],
} as const satisfies Refusals

export const refusal = refusing(FILE_REFUSALS)
