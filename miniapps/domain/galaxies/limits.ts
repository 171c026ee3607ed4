export const TITLE_MAX_CHARACTERS = 200
export const NOTES_MAX_CHARACTERS = 10_000
export const NODES_MAX = 2000
/** Nodes of a galaxy that the server counts: the columns of one count (COLUMNS_MAX). */
export const SERVER_NODES_MAX = 300
/** Respondents that two sets share, at least, to be neighbours. */
export const SHARED_LEAST = 30
/** Cards of groups, the largest first. */
export const CARDS_MAX = 10
/** Of the base: smaller groups have no card. */
export const CARD_SHARE_LEAST = 0.02
export const SEGMENTS_MAX = 10
/** Mean agreement of halves below which segments are unstable. */
export const STABLE_FROM = 0.8
