import { score } from '../domain/scorecards/score.ts'
import type { Question, SubmitInput } from '../domain/scorecards/scorecard.ts'
import { RequestError } from '../kit/bridge/request-json.ts'
import type { ScorecardsApi, ScorecardWithRun } from './api.ts'
import type { AuditAtHand } from './kept-audits.ts'
import type { Entries } from './standing.ts'

/** What came of handing an audit in. */
export type Submission =
  | { kind: 'submitted' }
  /** Not handed in: somebody answered these meanwhile, and their answers are shown now. */
  | { kind: 'changed'; questions: readonly Question[] }
  /** Somebody else handed it in first: their answers are shown now, or the new audit they have started since. */
  | { kind: 'submitted-before'; newRun: boolean }

/** Hands in what the person sees; the server refuses what somebody else answered since. */
export async function submitSeen(
  api: ScorecardsApi,
  brandId: string,
  { scorecard, run, autosave }: AuditAtHand,
  onChange: (change: Partial<ScorecardWithRun>) => void,
): Promise<Submission> {
  try {
    const submitted = await api.submit(run!.id, { ifAt: timesOf(autosave!.$entries.get()) })
    // it is the newest finished one
    onChange({
      run: submitted,
      last: { score: score(scorecard.questions, submitted.answers), at: submitted.updatedAt },
    })
    return { kind: 'submitted' }
  } catch (error) {
    if (!(error instanceof RequestError) || error.status !== 409) throw error
    const latest = await api.scorecard(brandId, scorecard.id)
    if (latest.run?.id !== run!.id || latest.run.status !== 'open') {
      onChange(latest)
      return { kind: 'submitted-before', newRun: latest.run?.id !== run!.id }
    }
    const changed = autosave!.takeLatest(latest.run)
    if (changed.length === 0) throw error
    return { kind: 'changed', questions: scorecard.questions.filter(({ id }) => changed.includes(id)) }
  }
}

function timesOf(entries: Entries): SubmitInput['ifAt'] {
  return Object.fromEntries(
    Object.entries(entries).flatMap(([id, { stored }]) => (stored ? [[id, stored.at]] : [])),
  )
}
