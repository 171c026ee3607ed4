import type { Body } from '../document/change.ts'
import { isAnswered, runAnswers } from './run-answers.ts'
import { coverage, notApplicableShare, score } from './score.ts'
import type { Question, Scorecard } from './scorecard.ts'

/** How far a run is, and what it says so far. */
export interface RunFigures {
  questions: number
  /** With a level, or not applicable. */
  answered: number
  unknown: number
  /** 0 to 1. */
  coverage: number
  /** Of the weight, 0 to 1; results stored by rule 1 have none. */
  notApplicableShare?: number
  /** 0 to 100, null where no question has a level. */
  score: number | null
}

/** What a run stores at its submission. */
export interface RunResult extends RunFigures {
  rule: number
  dimensions: readonly (RunFigures & { dimension: string })[]
}

export function runFigures(questions: readonly Question[], body: Body): RunFigures {
  const answers = runAnswers(body, questions)
  return {
    questions: questions.length,
    answered: answers.filter(isAnswered).length,
    unknown: answers.filter(({ unknown }) => unknown).length,
    coverage: coverage(questions, answers),
    notApplicableShare: notApplicableShare(questions, answers),
    score: score(questions, answers),
  }
}

/** The same for each part of the scorecard. */
export const dimensionFigures = ({ dimensions, questions }: Scorecard, body: Body) =>
  dimensions.map((dimension) => ({
    dimension,
    ...runFigures(
      questions.filter((question) => question.dimension === dimension),
      body,
    ),
  }))
