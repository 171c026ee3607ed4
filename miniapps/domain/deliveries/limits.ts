/** Lines of a plan by days and sources: so many in one call. */
export const DELIVERIES_PER_CALL = 5000
export const SOURCE_MAX_CHARACTERS = 80
export const CREATIVE_MAX_CHARACTERS = 120
export const CREATIVES_MAX = 50
/** A report of a million rows as CSV has some 80 MB. */
export const REPORT_MAX_BYTES = 250_000_000
/** Sums that a report may have, one for each placement, day, source and creative: they are held in memory while it is read. */
export const REPORT_SUMS_MAX = 500_000
/** Rows that cannot be read are counted, and so many named. */
export const FAULTS_SHOWN = 100
/** A day of a line is odd where its share of what was planned is further from the others, in standard deviations. */
export const ODD_FROM_Z = 3.5
/** Two weeks: among fewer days some are far from the others by chance. */
export const ODD_FROM_DAYS = 14
/** Percent of what was planned; below it a line is flagged. */
export const UNDER_DELIVERY = 95
/** A difference between creatives counts from this probability of chance on. */
export const SIGNIFICANT_BELOW = 0.05
export const LEARNING_TITLE_MAX_CHARACTERS = 120
export const LEARNING_TEXT_MAX_CHARACTERS = 2000
