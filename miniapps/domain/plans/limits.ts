export const TITLE_MAX_CHARACTERS = 120
export const CODE_MAX_CHARACTERS = 40
/** Of a vendor, a property, a format. */
export const NAME_MAX_CHARACTERS = 200
export const UNIT_MAX_CHARACTERS = 40
export const NOTES_MAX_CHARACTERS = 4000
/** Basis points: less than all of gross. */
export const COMMISSION_MAX = 9999
/** Exposures that effective reach may ask for: 2+, 3+. */
export const EFFECTIVE_MAX = 10
export const DUPLICATION_MAX = 3
export const LENGTH_MAX_SECONDS = 3600
export const FACTOR_MAX = 100
/** Two years. */
export const WEEKS_MAX = 104
export const FEES_MAX = 20
