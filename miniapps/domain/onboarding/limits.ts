export const MAX_PATHS = 20
export const MAX_STEPS = 40
export const MAX_STEP_MINUTES = 480
export const MIN_ANSWERS = 2
export const MAX_ANSWERS = 6
export const STEP_TITLE_MAX_CHARACTERS = 120
export const STEP_TEXT_MAX_CHARACTERS = 500
/** Nobody is reminded of a path again before. */
export const REMINDER_PAUSE_HOURS = 24
