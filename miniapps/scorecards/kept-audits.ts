import { atom, type ReadableAtom } from 'nanostores'
import type { MiniAppHost } from '../../shell/contract/mini-app.ts'
import type { Run } from '../../shell/contract/scorecards.ts'
import { answerDrafts } from './answer-drafts.ts'
import type { ScorecardsApi, ScorecardWithRun } from './api.ts'
import { createAutosave, hasUnsaved, type Autosave } from './autosave.ts'
import { leftUnsaved } from './left-unsaved.ts'
import { RETRY_AFTER_MILLIS } from './limits.ts'
import { failure, isStuck, isUnsaved, retriesItself } from './save-state.ts'

/** An audit as its screens get it. */
export interface AuditAtHand extends ScorecardWithRun {
  /** Null while the audit takes no answers: not started, or submitted. */
  autosave: Autosave | null
}

/** An audit with answers that the server has not confirmed. */
export interface UnsavedAudit {
  scorecardId: string
  title: string
  /** In the order of the questions. */
  questionIds: readonly string[]
  /** Saving has failed since everything was saved last, or needs the person. */
  stuck: boolean
}

/** The audits of a brand that were answered; saving goes on wherever in Scorecards the person is. */
export interface KeptAudits {
  $unsaved: ReadableAtom<readonly UnsavedAudit[]>
  get(scorecardId: string): AuditAtHand | undefined
  /** An audit as the server has it, with what the person entered on top. */
  take(audit: ScorecardWithRun): AuditAtHand
  /** Loads the audits that an earlier visit left unsaved, so that they are seen and saved. */
  bringBack(): void
  /** Gives up what is unsaved in it. */
  forget(scorecardId: string): void
  /** Sends what is waiting, for the last time. */
  stop(): void
}

interface Kept extends AuditAtHand {
  run: Run
  autosave: Autosave
  stuck: boolean
  stop(): void
}

export function keptAudits(api: ScorecardsApi, host: MiniAppHost, brandId: string): KeptAudits {
  const kept = new Map<string, Kept>()
  const $unsaved = atom<readonly UnsavedAudit[]>([])
  const left = leftUnsaved(host.draft)
  const missing = new Set(left.read())
  let stopped = false
  let nextTry: ReturnType<typeof setTimeout> | undefined
  const tell = () => {
    const unsaved = [...kept.values()].flatMap(unsavedOf)
    $unsaved.set(unsaved)
    if (!stopped) left.write([...missing, ...unsaved.map(({ scorecardId }) => scorecardId)])
  }
  const forget = (scorecardId: string) => {
    kept.get(scorecardId)?.stop()
    if (kept.delete(scorecardId)) tell()
  }
  const open = (audit: ScorecardWithRun, run: Run): AuditAtHand => {
    const { scorecard } = audit
    const autosave = createAutosave({
      run,
      questionIds: scorecard.questions.map(({ id }) => id),
      save: api.save,
      latestRun: async () => (await api.scorecard(brandId, scorecard.id)).run,
      drafts: answerDrafts(host.draft, run.id),
    })
    const stops = [autosave.$entries.listen(tell), autosave.start()]
    kept.set(scorecard.id, { ...audit, run, autosave, stuck: false, stop: () => stops.forEach((stop) => stop()) })
    tell()
    return { ...audit, autosave }
  }
  const take = (audit: ScorecardWithRun): AuditAtHand => {
    const { scorecard, run, last } = audit
    if (stopped) return { ...audit, autosave: null } // nobody would stop it any more
    missing.delete(scorecard.id)
    const before = kept.get(scorecard.id)
    if (before && run?.status === 'open' && run.id === before.run.id) {
      before.autosave.takeLatest(run)
      return Object.assign(before, { run, last })
    }
    if (before && hasUnsaved(before.autosave.$entries.get())) return before // submitted meanwhile: the person may want the text
    forget(scorecard.id)
    if (run?.status === 'open') return open(audit, run)
    tell() // it may have been missing
    return { ...audit, autosave: null }
  }
  const bringBack = async (turn = 0) => {
    const tries = await Promise.all([...missing].map((scorecardId) => api.scorecard(brandId, scorecardId).then(take, failure)))
    if (stopped || !tries.some((tried) => 'cause' in tried && retriesItself(tried.cause))) return
    nextTry = setTimeout(() => void bringBack(turn + 1), RETRY_AFTER_MILLIS[turn] ?? RETRY_AFTER_MILLIS.at(-1))
  }
  return {
    $unsaved,
    forget,
    take,
    get: (scorecardId) => kept.get(scorecardId),
    bringBack: () => void bringBack(),
    stop() {
      stopped = true
      clearTimeout(nextTry)
      ;[...kept.keys()].forEach(forget)
    },
  }
}

function unsavedOf(audit: Kept): readonly UnsavedAudit[] {
  const { scorecard, autosave } = audit
  const entries = autosave.$entries.get()
  const unsaved = scorecard.questions.filter(({ id }) => isUnsaved(entries[id]!.state))
  audit.stuck = unsaved.length > 0 && (audit.stuck || unsaved.some(({ id }) => isStuck(entries[id]!.state)))
  if (unsaved.length === 0) return []
  return [{ scorecardId: scorecard.id, title: scorecard.title, questionIds: unsaved.map(({ id }) => id), stuck: audit.stuck }]
}
