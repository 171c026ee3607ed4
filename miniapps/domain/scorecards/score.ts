import type { Answer, Question } from './scorecard.ts'

type Weighted = Pick<Question, 'id' | 'weight'>
type Given = Pick<Answer, 'questionId' | 'level' | 'notApplicable'>

/**
 * Weighted score, 0 to 100: `100 · Σ(w · l/4) / Σ(w)` over answered questions; not applicable leaves the denominator.
 * Null when no question is answered with a level. Source: domain/scorecards, Scoring.
 */
export function score(questions: readonly Weighted[], answers: readonly Given[]): number | null {
  let reached = 0
  let possible = 0
  for (const { weight, level } of joined(questions, answers)) {
    if (level === null) continue
    reached += (weight * level) / 4
    possible += weight
  }
  return possible === 0 ? null : (100 * reached) / possible
}

/** Answered weight over total weight, 0 to 1; not applicable counts as answered. 0 for no questions. */
export function coverage(questions: readonly Weighted[], answers: readonly Given[]): number {
  let answered = 0
  let total = 0
  for (const { weight, level, notApplicable } of joined(questions, answers)) {
    total += weight
    if (notApplicable || level !== null) answered += weight
  }
  return total === 0 ? 0 : answered / total
}

/** Maturity band of a score; the cut points are ours. */
export type Band = 'nascent' | 'emerging' | 'connected' | 'multi-moment'

export function band(scoreOutOf100: number): Band {
  if (scoreOutOf100 < 25) return 'nascent'
  if (scoreOutOf100 < 50) return 'emerging'
  return scoreOutOf100 < 75 ? 'connected' : 'multi-moment'
}

/** Below this coverage a score is provisional. */
export const PROVISIONAL_BELOW_COVERAGE = 0.8

/** Level 0 or 1 and weight 2 or more: fix first. */
export function isFixFirst(weight: number, level: number | null): boolean {
  return level !== null && level <= 1 && weight >= 2
}

function joined(questions: readonly Weighted[], answers: readonly Given[]) {
  const byQuestion = new Map(answers.map((answer) => [answer.questionId, answer]))
  return questions.map(({ id, weight }) => {
    const answer = byQuestion.get(id)
    const notApplicable = answer?.notApplicable ?? false
    return { weight, notApplicable, level: notApplicable ? null : (answer?.level ?? null) }
  })
}
