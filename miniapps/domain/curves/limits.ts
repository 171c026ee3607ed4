export const AUDIENCE_MAX_CHARACTERS = 120
export const SOURCE_MAX_CHARACTERS = 200
export const NOTES_MAX_CHARACTERS = 4000
export const CODE_MAX_CHARACTERS = 64
/** Of one set. */
export const POINTS_MAX = 200
/** Reach of at least so many contacts is observed: 1+ to 10+. */
export const CONTACTS_MAX = 10
/** Of one place: a pack that goes out may come in again. */
export const CURVES_MAX = 10_000
