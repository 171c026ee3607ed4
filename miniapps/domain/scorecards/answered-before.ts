import type { Level } from './scorecard.ts'

/** What was answered before a newer version changed the question: it counts once somebody confirms it. */
export type AnsweredBefore = {
  /** Of the scorecard. */
  version: number
  level: Level | null
  notApplicable: boolean
  reason: string
}

/** Where a run keeps what was answered to a question before it was changed. */
export const beforePath = (questionId: string): string => `before/${questionId}`
