/** So many visits are kept of a person, the newest. */
export const KEPT_VISITS = 200
/** The browser sends them in turns of at most so many. */
export const SENT_VISITS = 50
export const MOST_FAVOURITES = 60
/** Fewer people are named by no figure: with four, each knows who the others are. */
export const FEWEST_PEOPLE = 5
export const USAGE_WEEKS = 4
export const NOTE_CHARACTERS = 280
export const OWNER_CHARACTERS = 120
export const MOST_POSITIONS = 5000
