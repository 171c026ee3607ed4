import type { BaseFlag } from '../../domain/crosstab/three-sums.ts'
import type { Format } from '../words/format.ts'
import { words } from './words/words.ts'

/** Below it a size has a digit after the point: 12.4 (000). */
const WHOLE_FROM = 100

/** People that a count stands for, given in thousands; in a column that says so, the bare number. */
export const universeText = (format: Format, universe: number): string =>
  format.number(universe, { maximumFractionDigits: Math.abs(universe) < WHOLE_FROM ? 1 : 0 })

/** The same where it stands alone; null is hidden by a licence. */
export const sizeText = (format: Format, universe: number | null): string =>
  universe === null ? words('hidden') : words('thousands', { count: universeText(format, universe) })

/** Meaning of a base flag, in words. */
export const flagText = (flag: BaseFlag): string =>
  flag === '' ? '' : words(flag === '*' ? 'flag.small' : 'flag.tooSmall')
