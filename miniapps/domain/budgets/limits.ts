export const TITLE_MAX_CHARACTERS = 120
export const CHANNEL_MAX_CHARACTERS = 40
export const YEAR_LEAST = 2000
export const YEAR_MOST = 2100
export const PERIODS = 12
export const REASON_MAX_CHARACTERS = 500
export const REFERENCE_MAX_CHARACTERS = 80
export const SOURCE_MAX_CHARACTERS = 80
export const ENTRIES_PER_IMPORT = 5000
export const RATES_PER_IMPORT = 500
/** Lines of one step: a document takes no larger one. */
export const ROWS_PER_STEP = 1250
