import {
  openRecommendations,
  type OpenRecommendation,
} from '../../../domain/scorecards/open-recommendation.ts'
import { runAnswer, type RunAnswer } from '../../../domain/scorecards/run-answers.ts'
import { isOpenRun } from '../../../domain/scorecards/run-status.ts'
import { coverage, isProvisional, score } from '../../../domain/scorecards/score.ts'
import type { Answer, LastResult, Question, Run, Scorecard } from '../../../domain/scorecards/scorecard.ts'

/** What is reported: audits with their answers, of how many that the brand has. */
export interface Reported {
  all: number
  audits: readonly ReportedAudit[]
}

/** An audit as the API answers it. */
export interface ReportedAudit {
  scorecard: Scorecard
  run: Run | null
  last: LastResult | null
  /** Of the newest version; without them what the run's own version recommends. */
  recommendations?: readonly OpenRecommendation[]
}

export interface Figures {
  score: number | null
  coverage: number
  isProvisional: boolean
}

export interface ReportedAnswer extends RunAnswer {
  question: Question
  by: string
  at: string
}

/** One audit as it is taken along: printed, on slides, in a sheet. */
export interface AuditReport extends Figures {
  id: string
  title: string
  version: number
  /** In progress: shown on request alone, named and hatched, and counted nowhere. */
  isDraft: boolean
  /** The quarter that it is about. */
  period: string
  /** In the overall score. */
  weight: number
  /** What was stored when it was submitted, which counts; null for a draft. */
  last: LastResult | null
  startedBy: string
  updatedAt: string
  dimensions: readonly (Figures & { dimension: string })[]
  /** The most urgent first. */
  recommendations: readonly OpenRecommendation[]
  answers: readonly ReportedAnswer[]
}

/** What an audit says; nothing of one that was not begun. */
export function auditReport({
  scorecard,
  run,
  last,
  recommendations,
}: ReportedAudit): AuditReport | undefined {
  if (!run) return undefined
  const { id, title, version, weight = 1, questions, dimensions } = scorecard
  const given = new Map(run.answers.map((answer) => [answer.questionId, answer]))
  const answers = questions.map((question) => reported(question, given.get(question.id)))
  const figuresOf = (own: readonly Question[]) => figures(own, run.answers)
  return {
    id,
    title,
    version,
    isDraft: isOpenRun(run.status),
    period: run.period,
    weight,
    last: isOpenRun(run.status) ? null : last,
    startedBy: run.startedBy,
    updatedAt: run.updatedAt,
    ...(last?.runId === run.id ? figuresAt(last) : figuresOf(questions)),
    dimensions: dimensions.map((dimension) => ({
      dimension,
      ...figuresOf(questions.filter((question) => question.dimension === dimension)),
    })),
    recommendations: recommendations ?? openRecommendations(scorecard, scorecard, run.answers),
    answers,
  }
}

/** A score with what is behind it; a stored one stays as an earlier version of the rule computed it. */
export const figuresAt = ({ score, coverage }: Pick<LastResult, 'score' | 'coverage'>): Figures => ({
  score,
  coverage,
  isProvisional: isProvisional({ score, coverage }),
})

const reported = (question: Question, answer: Answer | undefined): ReportedAnswer => ({
  ...runAnswer({}, question.id),
  by: '',
  at: '',
  ...answer,
  question,
})

const figures = (questions: readonly Question[], answers: readonly Answer[]): Figures =>
  figuresAt({ score: score(questions, answers), coverage: coverage(questions, answers) })
