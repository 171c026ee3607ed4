import type { CountedTable, TableWish } from '../../../domain/surveys/counting.ts'
import type { Survey } from '../../../kit/audience/survey/survey.ts'
import { useLastCounted } from '../../../kit/audience/survey/use-last-counted.ts'
import { useResource } from '../../../kit/bridge/use-resource.ts'
import type { ProblemText } from '../../../kit/words/problem-text.ts'

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

/** Counts what is asked; an earlier question is stopped. `asked` is null where there is none, such as while a text cannot be read. */
export function useCounted(survey: Survey | undefined, asked: TableWish | null): Counted {
  const key = survey && asked && `${survey.dataset.id}@${survey.dataset.version} ${JSON.stringify(asked)}`
  const counted = useResource(key ?? null, (signal) => countSettled(survey!, asked!, signal))
  const { data = null, isOld, error } = useLastCounted(counted, 'table')
  return { table: data, isOld, problem: error }
}

/** The table once nobody types any more, where the server counts it. */
export async function countSettled(
  survey: Survey,
  asked: TableWish,
  signal: AbortSignal,
): Promise<CountedTable> {
  if (survey.isOnServer(asked)) await pause(signal)
  return survey.count(asked, signal)
}

/** @throws the signal's reason where it is stopped */
const pause = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, SERVER_PAUSE_MS)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason as Error)
    })
  })
