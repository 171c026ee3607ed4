export const TITLE_MAX_CHARACTERS = 120
export const AUDIENCE_MAX_CHARACTERS = 120
export const OBJECTIVE_MAX_CHARACTERS = 500
export const NOTES_MAX_CHARACTERS = 4000
export const SEED_MAX = 2 ** 32 - 1
export const DUPLICATION_MAX = 3
