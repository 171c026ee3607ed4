import type { Assessors } from '../domain/scorecards/assessors.ts'
import type { Answer, LastResult, Level, Question, Run, Scorecard } from '../domain/scorecards/scorecard.ts'

/** What an audit that was submitted last said. */
export const exampleResult = (parts: Partial<LastResult> = {}): LastResult => ({
  runId: 'r0',
  period: '2025-Q4',
  rule: 2,
  score: 45.8,
  coverage: 1,
  notApplicableShare: 0,
  at: '2025-12-01T10:00:00.000Z',
  ...parts,
})

/** Two who assess the same audit, of whom one has submitted. */
export function blindPair(): Assessors {
  const updatedAt = '2026-03-02T10:30:00.000Z'
  return {
    first: { runId: 'r1', name: 'Ada Lovelace', isYou: true, status: 'submitted', updatedAt },
    second: { runId: 'r2', name: 'Grace Hopper', isYou: false, status: 'open', updatedAt },
    agreed: null,
    you: 'first',
    compared: null,
  }
}

export function exampleRun(answers: readonly Answer[] = []): Run {
  return {
    id: 'r1',
    scorecardId: 'site-app',
    scorecardVersion: 1,
    brandId: 'b1',
    period: '2026-Q1',
    kind: 'first',
    status: 'open',
    startedAt: '2026-03-01T09:00:00.000Z',
    startedBy: 'Ada Lovelace',
    updatedAt: '2026-03-01T09:00:00.000Z',
    answers,
  }
}

/** Level 4 needs evidence. */
export function exampleAnswer(
  questionId: string,
  level: Level,
  evidence = level === 4 ? 'Seen.' : '',
): Answer {
  return {
    questionId,
    level,
    unknown: false,
    notApplicable: false,
    reason: '',
    evidence,
    confidence: null,
    by: 'Ada Lovelace',
    at: '2026-03-02T10:30:00.000Z',
  }
}

/** Three questions in two dimensions, with the weights of the domain's first test case. */
export function exampleScorecard(): Scorecard {
  const question = (id: string, dimension: string, weight: number, text: string): Question => ({
    id,
    dimension,
    weight,
    text,
    help: `How to find out about ${id}.`,
    evidenceType: 'A report of the last 28 days',
    ownerRole: 'Web analyst',
    levels: [
      'Not measured',
      'Measured once',
      'Measured every month',
      'Improved every quarter',
      'Held to a target every day',
    ],
  })
  return {
    id: 'site-app',
    version: 1,
    title: 'Site/app audit',
    dimensions: ['Speed', 'Measurement'],
    intro: {
      purpose: 'Finds out how well the site serves people.',
      whoAnswers: 'The web analyst and the site owner',
      minutes: 30,
    },
    questions: [
      question('q1', 'Speed', 3, 'How fast do pages show their main content?'),
      question('q2', 'Speed', 2, 'How quickly do pages react?'),
      question('q3', 'Measurement', 1, 'How complete is the tagging?'),
    ],
  }
}
