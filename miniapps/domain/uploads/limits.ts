import { MAX_SHEET_ROWS } from '../document/limits.ts'

/** A larger file is refused before it is read. */
export const MAX_UPLOAD_BYTES = 5_000_000
/** As many as a plan has lines. */
export const MAX_UPLOAD_LINES = MAX_SHEET_ROWS
export const VENDOR_MAX_CHARACTERS = 120
export const FILE_NAME_MAX_CHARACTERS = 200
export const LABEL_MAX_CHARACTERS = 200
/** Columns that a template remembers. */
export const TEMPLATE_COLUMNS = 60
/** Names of touchpoints that a template remembers. */
export const TEMPLATE_NAMES = 500
