import type { RunAnswer } from './run-answers.ts'
import { score } from './score.ts'
import type { Level, Question } from './scorecard.ts'

type Given = Pick<RunAnswer, 'questionId' | 'level' | 'notApplicable'>

export interface ChangeSince {
  /** How many questions both versions ask. */
  shared: number
  /** How many of them have a level in both runs: these alone are compared. */
  compared: number
  /** Over the compared questions, by the weights of today. Null where there are none. */
  before: number | null
  now: number | null
  /** Questions whose level is another one than it was. */
  moved: readonly { questionId: string; from: Level; to: Level }[]
}

/** The change since an earlier run, over the questions that had a level both times. Source: docs/design/scoring.md. */
export function changeSince(
  questions: readonly Pick<Question, 'id' | 'weight'>[],
  answers: readonly Given[],
  earlier: { questions: readonly string[]; answers: readonly Given[] },
): ChangeSince {
  const known = new Set(earlier.questions)
  const shared = questions.filter(({ id }) => known.has(id))
  const levelIn = (given: readonly Given[], id: string) =>
    given.find(({ questionId, notApplicable }) => questionId === id && !notApplicable)?.level ?? null
  const compared = shared.filter(
    ({ id }) => levelIn(earlier.answers, id) !== null && levelIn(answers, id) !== null,
  )
  return {
    shared: shared.length,
    compared: compared.length,
    before: score(compared, earlier.answers),
    now: score(compared, answers),
    moved: compared.flatMap(({ id }) => {
      const [from, to] = [levelIn(earlier.answers, id)!, levelIn(answers, id)!]
      return from === to ? [] : [{ questionId: id, from, to }]
    }),
  }
}
