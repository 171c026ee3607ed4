import { isOpenRun } from '../../../domain/scorecards/run-status.ts'
import type { Question, Scorecard } from '../../../domain/scorecards/scorecard.ts'
import { RequestError } from '../../../kit/bridge/request-json.ts'
import type { Entry } from './entry.ts'
import type { RunAnswers } from './run-answers.ts'

/** What came of handing an audit in. */
export type Submission =
  | { kind: 'submitted' }
  /** Not handed in: somebody answered these meanwhile, and their answers are shown now. */
  | { kind: 'changed'; questions: readonly Question[] }
  /** Somebody else submitted this audit first. The page now shows their answers, or the new audit where they have started one. */
  | { kind: 'submitted-before'; newRun: boolean }

/** Hands in what the person sees; what somebody else answered since is shown first. */
export async function submitRun(
  { client, run, $entries }: RunAnswers,
  { questions }: Scorecard,
): Promise<Submission> {
  const seen = $entries.get()
  try {
    await client.act(run, 'submit')
    return { kind: 'submitted' }
  } catch (error) {
    if (!(error instanceof RequestError) || error.status !== 409) throw error
    await client.reload(run)
    if (!isOpenRun(run.$about.get().status)) return { kind: 'submitted-before', newRun: false }
    const changed = questions.filter(({ id }) => isOther(seen[id], $entries.get()[id]))
    if (changed.length > 0) return { kind: 'changed', questions: changed }
    await client.act(run, 'submit') // what was changed is what was seen
    return { kind: 'submitted' }
  }
}

const isOther = (seen: Entry | undefined, now: Entry | undefined): boolean => seen?.at !== now?.at
