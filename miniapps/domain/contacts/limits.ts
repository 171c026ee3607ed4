/** Contact data of people, `domain/people-access-home`. */
export const TITLE_MAX_CHARACTERS = 80
export const CITY_MAX_CHARACTERS = 60
export const PHONE_MAX_CHARACTERS = 30
export const NOTE_MAX_CHARACTERS = 2_000
export const SKILLS_MOST = 12
export const LANGUAGES_MOST = 8
export const QUERY_MAX_CHARACTERS = 120
/** Further words of a search are not looked for. */
export const QUERY_MOST_WORDS = 8
/** Whose working hours are compared at once. */
export const COMPARED_MOST = 6
/** A file with people leaves the portal: never the whole directory at once. */
export const EXPORTED_MOST = 500
export const CONTACTS_PER_PAGE = 48
/** Beyond it a list says "more than". */
export const COUNTED_MOST = 1_000
/** How far above a person their managers are shown: nobody's chain is longer, and a ring in the data ends. */
export const MANAGERS_MOST = 10
/** Of a person with a whole department, so many are shown. */
export const REPORTS_MOST = 100
