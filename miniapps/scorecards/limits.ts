/** A request that takes longer has failed. */
export const REQUEST_TIMEOUT_MILLIS = 20_000

/** A screen that has just come says nothing so long: the shell speaks first. */
export const SPEAKS_AFTER_MILLIS = 500

/** The counter appears when this many characters are left. */
export const COUNTER_FROM_REMAINING = 400
