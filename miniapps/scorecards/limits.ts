/** How long typing pauses before text is saved. */
export const TEXT_PAUSE_MILLIS = 800

/** Waiting time before each further attempt to save; the last one repeats. */
export const RETRY_AFTER_MILLIS: readonly number[] = [1_000, 2_000, 4_000, 8_000, 16_000, 30_000]

/** A request that takes longer has failed. */
export const REQUEST_TIMEOUT_MILLIS = 20_000

/** A screen that has just come says nothing so long: the shell speaks first. */
export const SPEAKS_AFTER_MILLIS = 500

/** AnswerInput, miniapps/domain/scorecards/scorecard.ts. */
export const EVIDENCE_MAX_CHARACTERS = 4_000
export const REASON_MAX_CHARACTERS = 1_000

/** The counter appears when this many characters are left. */
export const COUNTER_FROM_REMAINING = 400
