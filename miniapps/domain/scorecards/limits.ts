/** Of an answer. */
export const EVIDENCE_MAX_CHARACTERS = 4000
export const REASON_MAX_CHARACTERS = 1000

/** Of the formulas in score.ts: a result that is stored says by which it was made. */
export const SCORING_RULE = 1
