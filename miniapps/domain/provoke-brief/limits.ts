export const TITLE_MAX_CHARACTERS = 120
export const ANSWER_MAX_CHARACTERS = 8000
export const REASON_MAX_CHARACTERS = 500
export const NAME_MAX_CHARACTERS = 200
/** An answer with fewer words than these says too little. */
export const STRONG_ANSWER_WORDS = 8
/** A budget may fall short of the cost by a tenth: no estimate of reach is closer. */
export const AFFORDABLE_SHARE = 0.9
export const OBJECTIVES_WITHOUT_WARNING = 3
export const OBJECTIVES_MOST = 9
export const AGE_MAX = 120
export const LEAD_DAYS_MAX = 365
