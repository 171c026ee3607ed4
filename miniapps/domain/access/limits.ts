/** Rows of one file of people. */
export const MAX_IMPORT_ROWS = 5000
/** People whom one change adds to a group or takes out of it. */
export const MAX_MEMBERS_AT_ONCE = 1000
/** Entries of the audit log that are counted; of more it is said that there are more. */
export const MOST_COUNTED = 10_000
/** Lines of a page. */
export const MAX_PAGE_LENGTH = 200
export const MAX_NAME_LENGTH = 120
export const MAX_TEXT_LENGTH = 500
