export const TITLE_MAX_CHARACTERS = 120
export const NOTES_MAX_CHARACTERS = 4000
export const SOURCE_MAX_CHARACTERS = 200
/** Plan versions side by side. */
export const PLANS_MAX = 5
/** Parts of a mix that are shown by name; the rest is one more. */
export const MIX_PARTS_MAX = 7
