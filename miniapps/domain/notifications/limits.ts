/** Of the inbox that are read at once; more come when asked for. */
export const NOTICES_PER_PAGE = 30
/** Of the ids that are marked as read in one call. */
export const MOST_READ_AT_ONCE = 200
/** Whoever comes by for the first time is told what came due in so many days. */
export const DUE_LOOK_BACK_DAYS = 7
export const MOST_TASKS_PER_SOURCE = 50
/** A count above this is shown as "99+". */
export const MOST_COUNTED = 99
