/** So many visits are kept of a person, the newest. */
export const KEPT_VISITS = 200
/** The browser sends them in turns of at most so many. */
export const SENT_VISITS = 50
export const MOST_FAVOURITES = 60
/** Fewer people are named by no figure: with four, each knows who the others are. */
export const FEWEST_PEOPLE = 5
export const USAGE_WEEKS = 4
/** Of which usage is shown one by one. */
export const SHOWN_WEEKS = 6
export const NOTE_CHARACTERS = 280
export const OWNER_CHARACTERS = 120
export const MOST_POSITIONS = 5000
export const ANNOUNCEMENT_CHARACTERS = 400
export const PATH_CHARACTERS = 500
/** Administrators are shown so many announcements, the newest. */
export const LISTED_ANNOUNCEMENTS = 200
export const ANNOUNCEMENT_LEVELS = ['information', 'warning', 'critical'] as const
