const DAY_MS = 24 * 3_600_000

/** When somebody was last seen is written down no more often. */
export const SEEN_EVERY_MS = 5 * 60_000
/** A session not seen for longer is listed no more: what the embedded provider gives to one lives as long. */
export const SESSION_LISTED_MS = 14 * DAY_MS
