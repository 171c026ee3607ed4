export const TITLE_MAX_CHARACTERS = 120
export const TEXT_MAX_CHARACTERS = 2000
/** Of the text of a base. */
export const BASE_MAX_CHARACTERS = 4000
/** Answers that one portrait is made of. */
export const ANSWERS_MAX = 5000
/** Least share of the audience, and fewest of its respondents, who hold an answer that is told. */
export const SHARE_MIN = 0.05
export const RESPONDENTS_MIN = 30
/** Answers that correlate by more say the same. */
export const CORRELATION_MAX = 0.8
/** The most different answers, which are compared with one another. */
export const COMPARED_MAX = 60
/** Bars of a section, and sentences of the whole. */
export const BARS_MAX = 6
export const SENTENCES_MAX = 8
/** Of one portrait. */
export const PINNED_MAX = 20
