/** Speed dates, `domain/people-access-home`. */
export const PEOPLE_LEAST = 4
export const PEOPLE_MOST = 200
export const ROUNDS_MOST = 20
export const MINUTES_MOST = 30
/** By which one round may be made longer while it runs. */
export const EXTRA_MINUTES_MOST = 30
export const BREAK_MINUTES_MOST = 10
export const TITLE_MAX_CHARACTERS = 80
/** How many pairs who met at earlier events are kept apart at most; those of the latest events count first. */
export const MET_PAIRS_MOST = 4000
/** Earlier events that are looked at for them. */
export const EARLIER_EVENTS_MOST = 12
/** How many seats are tried to be swapped for more diverse pairs; fewer where there are many people, for it takes their square. */
export const SWAP_WORK_MOST = 2_000_000
/** Swaps that are tried to improve the groups of one round. */
export const GROUP_SWAPS_MOST = 20_000
/** Tries at pairing a round anew before the best of them is taken. */
export const PAIRING_TRIES = 24
