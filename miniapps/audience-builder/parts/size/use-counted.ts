import { useEffect, useState } from 'react'
import type { CountedTable, TableAsked } from '../../../domain/surveys/counting.ts'
import type { Survey } from '../../../kit/audience/survey/survey.ts'
import { type ProblemText, problemText } from '../../../kit/words/problem-text.ts'

export type Asked = Omit<TableAsked, 'dataset' | 'version'>

/** On the server each count is a question: it waits until nobody types. */
const SERVER_PAUSE_MS = 500

export interface Counted {
  /** The last that was counted; null before. */
  table: CountedTable | null
  /** It answers an earlier question. */
  isOld: boolean
  /** Why the question of now has no answer. */
  problem: ProblemText | null
}

interface Answer {
  key: string
  table: CountedTable | null
  problem: ProblemText | null
}

/**
 * Counts what is asked once a frame is drawn; an answer to an earlier question is dropped. `asked` is null where there is no question,
 * such as while a text cannot be read.
 */
export function useCounted(survey: Survey | undefined, asked: Asked | null): Counted {
  const key = survey && asked ? `${survey.dataset.id}@${survey.dataset.version} ${JSON.stringify(asked)}` : ''
  const [answer, setAnswer] = useState<Answer>({ key: '', table: null, problem: null })
  useEffect(() => {
    if (!key) return
    const stop = new AbortController()
    const ask = () =>
      survey!.count(asked!, stop.signal).then(
        (table) => stop.signal.aborted || setAnswer({ key, table, problem: null }),
        (error: unknown) =>
          stop.signal.aborted || setAnswer(({ table }) => ({ key, table, problem: problemText(error) })),
      )
    const pause = survey!.dataset.licence.respondents === 'server' ? SERVER_PAUSE_MS : 0
    const timer = pause && setTimeout(() => void ask(), pause)
    const frame = pause ? 0 : requestAnimationFrame(() => void ask())
    return () => {
      clearTimeout(timer)
      cancelAnimationFrame(frame)
      stop.abort()
    }
    // oxlint-disable-next-line react/exhaustive-deps -- the key says all that is asked
  }, [key, survey])
  const isNow = answer.key === key
  return {
    table: answer.table,
    isOld: answer.table !== null && (!isNow || answer.problem !== null),
    problem: isNow ? answer.problem : null,
  }
}
