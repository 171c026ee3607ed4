import { CONFIDENCE_SHARE, priority, reachOfWeight, type Confidence } from './priority.ts'
import { isFixFirst } from './score.ts'
import type { Level, OneToFive, Question, Scorecard } from './scorecard.ts'

/** What an answer at level 0 or 1 asks for, and how worthwhile that is. */
export interface OpenRecommendation {
  scorecardId: string
  audit: string
  questionId: string
  question: string
  ownerRole: string
  level: Level
  text: string
  impact: OneToFive
  effort: OneToFive
  priority: number
  /** The finished run that asks for it, where the server says so. */
  runId?: string
}

/** Where impact against effort puts it. */
export type RoadmapField = 'quick-win' | 'big-bet' | 'fill-in' | 'later'

/** Impact and effort go from 1 to 5: from 3 on they are much. */
export const ROADMAP_MIDDLE = 2.5

export function roadmapField({ impact, effort }: { impact: number; effort: number }): RoadmapField {
  if (impact > ROADMAP_MIDDLE) return effort > ROADMAP_MIDDLE ? 'big-bet' : 'quick-win'
  return effort > ROADMAP_MIDDLE ? 'later' : 'fill-in'
}

interface Given {
  questionId: string
  level: Level | null
  notApplicable: boolean
  confidence?: Confidence | null
}

/** How sure an answer is that says nothing of it. */
const CONFIDENCE_UNSAID: Confidence = 'medium'

/**
 * What the answers of a run ask for, the most worthwhile first. Levels and weights are those of the version that the run
 * was made with; what to do about them is what the newest version recommends, of which a question may be gone.
 */
export function openRecommendations(
  { id, title, questions }: Pick<Scorecard, 'id' | 'title' | 'questions'>,
  newest: Pick<Scorecard, 'questions'>,
  answers: readonly Given[],
): OpenRecommendation[] {
  const total = totalWeight(questions)
  const found = questions.flatMap((question) => {
    const answer = answers.find(({ questionId }) => questionId === question.id)
    const recommendation = newest.questions.find((one) => one.id === question.id)?.recommendation
    if (!answer || answer.level === null || answer.notApplicable || !recommendation) return []
    if (!isFixFirst(question.weight, answer.level)) return []
    return {
      scorecardId: id,
      audit: title,
      ...ofQuestion(question),
      level: answer.level,
      ...recommendation,
      priority: recommendationPriority(recommendation, question.weight / total, answer.confidence),
    }
  })
  return found.toSorted((one, other) => other.priority - one.priority)
}

export const totalWeight = (questions: readonly Pick<Question, 'weight'>[]): number =>
  questions.reduce((sum, { weight }) => sum + weight, 0)

/** How worthwhile it is, for a question with that share of the scorecard's weight. */
export const recommendationPriority = (
  { impact, effort }: NonNullable<Question['recommendation']>,
  shareOfWeight: number,
  confidence: Confidence | null | undefined,
): number =>
  priority({
    reach: reachOfWeight(shareOfWeight, 1),
    impact,
    confidence: CONFIDENCE_SHARE[confidence ?? CONFIDENCE_UNSAID],
    effort,
  })

const ofQuestion = ({ id, text, ownerRole }: Question) => ({ questionId: id, question: text, ownerRole })
