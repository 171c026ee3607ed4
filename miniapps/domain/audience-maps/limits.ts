export const TITLE_MAX_CHARACTERS = 200
export const NOTES_MAX_CHARACTERS = 10_000
/** Audiences of a map. */
export const AUDIENCES_MAX = 200
/** Audiences side by side. */
export const COMPARED_MAX = 4
/** Audiences of a heat map of overlaps: more cannot be read. */
export const OVERLAPS_MAX = 20
/** Below it two axes show too little of what there is, 0 to 1. */
export const INERTIA_LEAST = 0.6
/** Above it growth is within the survey's error, at 95 %. */
export const GROWTH_P = 0.05
