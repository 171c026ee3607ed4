export const REASON_MAX_CHARACTERS = 500
export const LEGAL_TEXT_MAX_CHARACTERS = 4000
export const NAME_MAX_CHARACTERS = 80
export const MAX_DATASETS = 40
export const MAX_ADMINISTRATORS = 20
/** Some years of a market that keeps many. */
export const MAX_HOLIDAYS = 120
/** The country table has about a hundred. */
export const MAX_MARKETS_AT_ONCE = 250
/** Entries of a market's change log in one answer. */
export const LOG_ROWS = 50
/** Default curves for so much of a market's media are enough to plan with. */
export const CURVES_COVERAGE_NEEDED = 0.8
