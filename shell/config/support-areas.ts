import type { AppRow } from './app-row.ts'
import { rowOf } from './app-rows.ts'

/** Spec section 3: what support is asked about. Which app belongs where says its row. */
export const SUPPORT_AREAS: readonly NonNullable<AppRow['support']>[] = [
  'Campaigns',
  'Audiences',
  'Touchpoints',
]

/** For apps outside these groups. */
export const OTHER_SUPPORT_AREA = 'Something else'

// Spec section 9: support widget
export const SUPPORT_LOCALE = 'en-gb'
export const SUPPORT_LABEL = 'Contact Support'
export const DEFAULT_SUPPORT_COLOR = '#ff5c00'

export const supportAreaOf = (app: string): string => rowOf(app)?.support ?? OTHER_SUPPORT_AREA
