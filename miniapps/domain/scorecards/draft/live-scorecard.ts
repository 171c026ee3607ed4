import type { Scorecard } from '../scorecard.ts'

/** The version of an audit that the brands of an agency are audited with. */
export interface LiveScorecard {
  /** In the language that was asked for; the scorecard is as it was written. */
  title: string
  /** Published by the agency itself. */
  isOwn: boolean
  /** ISO 8601, UTC. */
  publishedAt: string
  scorecard: Scorecard
}
