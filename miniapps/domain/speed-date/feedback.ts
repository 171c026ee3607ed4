import * as v from 'valibot'
import { pairKey } from './participant.ts'

export const RATINGS = [1, 2, 3, 4, 5] as const
export type Rating = (typeof RATINGS)[number]

/** How a meeting with somebody was; without a rating it is forgotten. */
export const FEEDBACK_INPUT = v.strictObject({
  about: v.string(),
  rating: v.nullable(v.picklist(RATINGS)),
  again: v.boolean(),
})
export type FeedbackInput = v.InferOutput<typeof FEEDBACK_INPUT>

interface FeedbackLine {
  by: string
  about: string
  rating: Rating
  again: boolean
}

/** What came of an event, without names. */
export interface FeedbackSummary {
  answers: number
  mean: number
  /** How many answers there are of each rating, 1 to 5. */
  ratings: readonly number[]
  wanting: number
  /** Pairs in which both want to meet again. */
  mutual: number
}

/** The answer to GET /speed-date/:id/feedback. */
export interface FeedbackAnswer {
  mine: readonly Omit<FeedbackLine, 'by'>[]
  /** For who made the event. */
  summary: FeedbackSummary | null
}

export function summaryOf(lines: readonly FeedbackLine[]): FeedbackSummary {
  const wanting = lines.filter(({ again }) => again)
  const said = new Set(wanting.map(({ by, about }) => `${by} ${about}`))
  const mutual = wanting.filter(({ by, about }) => said.has(`${about} ${by}`))
  return {
    answers: lines.length,
    mean: lines.reduce((sum, { rating }) => sum + rating, 0) / (lines.length || 1),
    ratings: RATINGS.map((rating) => lines.filter((line) => line.rating === rating).length),
    wanting: wanting.length,
    mutual: new Set(mutual.map(({ by, about }) => pairKey(by, about))).size,
  }
}
