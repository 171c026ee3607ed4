import type { RunAnswer } from './run-answers.ts'
import type { Run } from './scorecard.ts'

/** Who assesses, and how far they are; their answers are in their run. */
export interface Assessor {
  runId: string
  name: string
  /** Begun by the person who asks. */
  isYou: boolean
  status: Run['status']
  /** ISO 8601, UTC. */
  updatedAt: string
}

/** The newest audit of the first assessor, the second's of the same version and quarter, and what both agreed on. */
export interface Assessors {
  first: Assessor | null
  second: Assessor | null
  agreed: Assessor | null
  /** Whose answers the person who asks has had a part in. */
  you: 'first' | 'second' | null
  /** Null until both are submitted: until then they are blind to each other. */
  compared: Compared | null
}

export interface Compared {
  /** Of all questions, in their order. */
  answers: readonly BothAnswers[]
  /** Cohen's kappa, agreement.ts; null where it cannot be computed. */
  kappa: number | null
  /** To how many questions both gave a level. */
  shared: number
}

export interface BothAnswers {
  questionId: string
  first: RunAnswer
  second: RunAnswer
}
