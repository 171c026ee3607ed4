import type { RunAnswer } from './run-answers.ts'
import { score } from './score.ts'
import type { Level, Question } from './scorecard.ts'

type Given = Pick<RunAnswer, 'questionId' | 'level' | 'notApplicable'>

export interface ChangeSince {
  /** How many questions both versions ask. */
  shared: number
  /** Over the shared questions alone, by the weights of today. Null where none of them has a level. */
  before: number | null
  now: number | null
  /** Questions whose level is another one than it was. */
  moved: readonly { questionId: string; from: Level; to: Level }[]
}

/** What has changed since an earlier run, over the questions that both versions share. Source: domain/scorecards, Scoring. */
export function changeSince(
  questions: readonly Pick<Question, 'id' | 'weight'>[],
  answers: readonly Given[],
  earlier: { questions: readonly string[]; answers: readonly Given[] },
): ChangeSince {
  const known = new Set(earlier.questions)
  const shared = questions.filter(({ id }) => known.has(id))
  const levelIn = (given: readonly Given[], id: string) =>
    given.find(({ questionId, notApplicable }) => questionId === id && !notApplicable)?.level ?? null
  return {
    shared: shared.length,
    before: score(shared, earlier.answers),
    now: score(shared, answers),
    moved: shared.flatMap(({ id }) => {
      const [from, to] = [levelIn(earlier.answers, id), levelIn(answers, id)]
      return from === null || to === null || from === to ? [] : [{ questionId: id, from, to }]
    }),
  }
}
