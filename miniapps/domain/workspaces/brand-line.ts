import * as v from 'valibot'
import { MAX_COUNTRIES, MAX_IMPORTED_ROWS } from './limits.ts'
import { STATUSES, type Status } from './status-moves.ts'
import { CATEGORIES, NAME } from './workspace-input.ts'

/** A brand with what stands above it, as a line of a file. */
export interface BrandLine {
  advertiser: string
  market: string
  /** Codes, in order: the first gives the currency. */
  marketCountries: readonly string[]
  brand: string
  country: string
  currency: string
  categories: readonly string[]
  status: Status
}

const CODE = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'must be a country code such as GB'))

/** What a file brings; the currency follows from the countries. */
export const IMPORTED_LINES = v.strictObject({
  agency: v.string(),
  lines: v.pipe(
    v.array(
      v.strictObject({
        advertiser: NAME,
        market: NAME,
        marketCountries: v.pipe(v.array(CODE), v.maxLength(MAX_COUNTRIES)),
        brand: NAME,
        country: CODE,
        categories: CATEGORIES,
        status: v.picklist(STATUSES),
      }),
    ),
    v.nonEmpty('must hold a line'),
    v.maxLength(MAX_IMPORTED_ROWS),
  ),
})
