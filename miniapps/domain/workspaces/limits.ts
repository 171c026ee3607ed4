export const NAME_MAX_CHARACTERS = 120
export const DESCRIPTION_MAX_CHARACTERS = 2000
export const REASON_MAX_CHARACTERS = 500
export const CATEGORY_MAX_CHARACTERS = 60
export const MAX_CATEGORIES = 10
/** Of an advertiser market. */
export const MAX_COUNTRIES = 60
/** Lines in one answer, be it children in the tree, found workspaces, requests, members or activity; the next page is asked for. */
export const PAGE_ROWS = 50
/** People whose rights are changed in one call. */
export const MAX_PEOPLE_AT_ONCE = 200
/** Rows of a file in one call. */
export const MAX_IMPORTED_ROWS = 1000
/** What stands in the way is named up to so many; the rest is counted. */
export const MAX_NAMED_OBSTACLES = 20
export const LOGO_MAX_BYTES = 256 * 1024
export const LOGO_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const
