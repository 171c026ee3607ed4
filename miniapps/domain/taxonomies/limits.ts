/** Nodes of one taxonomy. */
export const NODES_MAX = 30_000
export const NODE_ID_MAX_CHARACTERS = 64
export const NODE_NAME_MAX_CHARACTERS = 200
export const NAME_MAX_CHARACTERS = 120
/** Most levels of nodes within one another. */
export const LEVELS_MAX = 20
/** Of a translation. */
export const BASKET_MAX = 50
export const TITLE_MAX_CHARACTERS = 120
export const NOTES_MAX_CHARACTERS = 4000
/** Bridges that one count is about. */
export const BRIDGES_COUNTED = 400
/** Least share of a segment's people who must be in the audience, where nobody chose another. */
export const PRECISION_FLOOR = 0.5
/** Segments that are proposed together. */
export const PROPOSED_MAX = 5
/** Least likeness of names that is worth showing, and how many of these are shown. */
export const LIKENESS_FLOOR = 0.5
export const LIKE_MAX = 20
