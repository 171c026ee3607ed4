import type { Refusals } from '../kit/refusal.ts'
import { refusing } from '../kit/refusing.ts'

/** Refusals about taxonomies. */
export const TAXONOMY_REFUSALS = {
  'taxonomy-not-found': [404, 'This taxonomy does not exist any more, or you have no access to it.'],
  'taxonomy-version-there': [
    409,
    'Somebody else has imported version {version} of this taxonomy. Reload the page and import yours again.',
  ],
  'taxonomy-rows-refused': [
    400,
    '{count} rows of the file are wrong, the first is row {row}. Nothing was imported.',
  ],
  'taxonomy-dataset-unknown': [400, 'Bridges need a survey that this brand may see. Choose another one.'],
} as const satisfies Refusals

export const refusal = refusing(TAXONOMY_REFUSALS)
