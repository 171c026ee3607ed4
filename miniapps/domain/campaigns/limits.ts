export const TITLE_MAX_CHARACTERS = 120
export const CODE_MAX_CHARACTERS = 40
/** Of a compiled name; a template may ask for less. */
export const NAME_MAX_CHARACTERS = 200
export const OBJECTIVE_MAX_CHARACTERS = 2000
export const REASON_MAX_CHARACTERS = 500
export const VALUE_MAX_CHARACTERS = 80
export const MARKETS_MAX = 20
export const TOKENS_MAX = 12
export const ALLOWED_MAX = 200
export const NAME_LENGTH_LEAST = 10
export const KPIS_MAX = 9
export const SPLIT_MAX = 40
export const FLIGHTS_MAX = 50
export const LINKS_MAX = 20
