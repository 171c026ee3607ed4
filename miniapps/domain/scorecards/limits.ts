/** Of an answer. */
export const EVIDENCE_MAX_CHARACTERS = 4000
export const REASON_MAX_CHARACTERS = 1000
/** Of whom a question was sent to: a name or a role. */
export const ASKED_MAX_CHARACTERS = 200
export const MAX_LINKS_PER_ANSWER = 20
export const MAX_FILES_PER_ANSWER = 10

/** Of the formulas in score.ts: a result that is stored says by which it was made. */
export const SCORING_RULE = 2

/** Of a scorecard that people edit. */
export const QUESTION_TEXT_MAX_CHARACTERS = 1000
export const MAX_QUESTIONS = 40
export const MAX_DIMENSIONS = 15
export const MAX_AUDIT_MINUTES = 240
/** Versions that agencies publish begin above those that come with the portal. */
export const FIRST_AGENCY_VERSION = 1001

/** A benchmark is shown from so many brands on, none of them with a greater share of the answers: rivals share an agency. */
export const BENCHMARK_MIN_BRANDS = 5
export const BENCHMARK_MAX_SHARE = 1 / 3

/** Of what is to be done about a low level. */
export const ACTION_TEXT_MAX_CHARACTERS = 2000
/** Whoever approved a run may take that back for an hour. */
export const APPROVAL_UNDONE_WITHIN_MS = 3_600_000
