/** Issue 30: 500 rows by 100 columns. */
export const ROWS_MAX = 500
export const COLUMNS_MAX = 100
export const TITLE_MAX_CHARACTERS = 200
export const NOTES_MAX_CHARACTERS = 8000
