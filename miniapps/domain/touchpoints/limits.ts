export const TITLE_MAX_CHARACTERS = 120
export const NAME_MAX_CHARACTERS = 80
export const AUDIENCE_MAX_CHARACTERS = 120
/** Of a touchpoint's code, as the step of a path has room for. */
export const CODE_MAX_CHARACTERS = 64
/** Rates are whole ten-thousandths of the currency's unit. */
export const RATE_PER_UNIT = 10_000
export const FACTOR_MAX = 10
export const WEIGHT_MAX = 100
/** Of one import. */
export const METRICS_PER_IMPORT = 5000
export const NAMES_PER_IMPORT = 5000
/** People asked: as many as the column has room for. */
export const BASE_MAX = 2_147_483_647
