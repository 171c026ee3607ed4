import type { Answer, Question } from './scorecard.ts'

type Weighted = Pick<Question, 'id' | 'weight'>
type Given = Pick<Answer, 'questionId' | 'level' | 'notApplicable'>

/**
 * Weighted score, 0 to 100: `100 · Σ(w · l/4) / Σ(w)` over the questions with a level; not applicable and unknown leave
 * both sums. Null when no question has a level. Source: docs/design/scoring.md.
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

/**
 * The weight with a level over the weight that applies, 0 to 1: what is unknown or open lowers it. Where nothing applies
 * there is nothing left to answer: 1; 0 for no questions.
 */
export function coverage(questions: readonly Weighted[], answers: readonly Given[]): number {
  let covered = 0
  let applicable = 0
  for (const { weight, level, notApplicable } of joined(questions, answers)) {
    if (notApplicable) continue
    applicable += weight
    if (level !== null) covered += weight
  }
  if (applicable === 0) return questions.length === 0 ? 0 : 1
  return covered / applicable
}

/** The weight that was called not applicable over all weight, 0 to 1. */
export function notApplicableShare(questions: readonly Weighted[], answers: readonly Given[]): number {
  let left = 0
  let total = 0
  for (const { weight, notApplicable } of joined(questions, answers)) {
    total += weight
    if (notApplicable) left += weight
  }
  return total === 0 ? 0 : left / total
}

/** A score as it is shown, with one decimal; a computer holds 49.95 as a little less. */
export const shownScore = (scoreOutOf100: number): number => Math.round(scoreOutOf100 * 10 + 1e-9) / 10

/** Maturity band of a score; the cut points are ours. */
export type Band = 'nascent' | 'emerging' | 'connected' | 'multi-moment'

/** Of the figure that people see: 49.96 is shown as 50.0. */
export function band(scoreOutOf100: number): Band {
  const shown = shownScore(scoreOutOf100)
  if (shown < 25) return 'nascent'
  if (shown < 50) return 'emerging'
  return shown < 75 ? 'connected' : 'multi-moment'
}

/** Below this coverage a score is provisional. */
export const PROVISIONAL_BELOW_COVERAGE = 0.8

export const isProvisional = ({ score, coverage }: { score: number | null; coverage: number }): boolean =>
  score !== null && coverage < PROVISIONAL_BELOW_COVERAGE

/** From this coverage on an audit can be submitted, and counts in the brand's overall score. */
export const COUNTS_FROM_COVERAGE = 0.5

/** From this share of weight that was called not applicable on, whoever reads the score is warned. */
export const NOT_APPLICABLE_WARNING_FROM = 0.2

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
