import type { Question } from '../../../../miniapps/domain/scorecards/scorecard.ts'

/** Thresholds that no standard publishes: ours, as the work with brands has shown, and the day they were last reviewed. */
export const PRACTICE: NonNullable<Question['source']> = { name: 'Agency OS practice', on: '2026-11-23' }
