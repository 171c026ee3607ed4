import { useStore } from '@nanostores/react'
import { textOf } from '../../../domain/document/change.ts'
import { askedPath } from '../../../domain/scorecards/asked.ts'
import type { Question } from '../../../domain/scorecards/scorecard.ts'
import { isChosen } from '../run/answer-value.ts'
import type { RunAnswers } from '../run/run-answers.ts'
import { type Entries, valueIn } from '../run/standing.ts'

/** The questions that were sent to somebody and still wait for an answer. */
export function useAsked(
  { run }: RunAnswers,
  questions: readonly Question[],
  entries: Entries,
): readonly Question[] {
  const fields = useStore(run.$fields, { keys: questions.map(({ id }) => askedPath(id)) })
  return questions.filter(
    ({ id }) => !isChosen(valueIn(entries, id)) && textOf(fields[askedPath(id)]?.value) !== '',
  )
}
