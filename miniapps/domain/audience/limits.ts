export const TITLE_MAX_CHARACTERS = 120
export const NOTES_MAX_CHARACTERS = 4000
export const TAG_MAX_CHARACTERS = 40
export const NAME_MAX_CHARACTERS = 200
/** Codes of one rule. */
export const CODES_MAX = 1000
/** Respondents below which a plan does not use an audience, whatever the licence says. */
export const PLAN_LEAST_N = 30
