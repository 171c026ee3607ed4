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
  /** The autosave holds what an earlier visit left unsaved in a run that was submitted since; `run` is the audit as it is now. */
  leftBehind: boolean
}

/** An audit with answers that the server has not confirmed. */
export interface UnsavedAudit {
  scorecardId: string
  title: string
  /** In the order of the questions. */
  questionIds: readonly string[]
  leftBehind: boolean
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
  /** Gives up what is unsaved in it, for good. */
  forget(scorecardId: string): void
  /** Sends what is waiting, for the last time. */
  stop(): void
}

interface Kept extends AuditAtHand {
  run: Run
  autosave: Autosave
  /** Whose answers the autosave holds. */
  runId: string
  stuck: boolean
  stop(): void
  discard(): void
}

export function keptAudits(api: ScorecardsApi, host: MiniAppHost, brandId: string): KeptAudits {
  const kept = new Map<string, Kept>()
  const $unsaved = atom<readonly UnsavedAudit[]>([])
  const left = leftUnsaved(host.draft)
  const missing = new Map(left.read())
  let stopped = false
  let nextTry: ReturnType<typeof setTimeout> | undefined
  const tell = () => {
    const unsaved = [...kept.values()].flatMap(unsavedOf)
    $unsaved.set(unsaved)
    if (!stopped) left.write(new Map([...missing, ...unsaved.map(({ scorecardId }) => [scorecardId, kept.get(scorecardId)?.runId] as const)]))
  }
  const letGo = (scorecardId: string) => {
    kept.get(scorecardId)?.stop()
    if (kept.delete(scorecardId)) tell()
  }
  const open = (audit: ScorecardWithRun, run: Run, answered = run): AuditAtHand | null => {
    const { scorecard } = audit
    const questionIds = scorecard.questions.map(({ id }) => id)
    const drafts = answerDrafts(host.draft, answered.id)
    const latestRun = async () => (await api.scorecard(brandId, scorecard.id)).run
    const autosave = createAutosave({ run: answered, questionIds, save: api.save, latestRun, drafts })
    const leftBehind = answered.status !== 'open'
    if (leftBehind && !hasUnsaved(autosave.$entries.get())) return null
    const stops = [autosave.$entries.listen(tell), autosave.start()]
    kept.set(scorecard.id, {
      ...audit, run, autosave, leftBehind, runId: answered.id, stuck: false,
      stop: () => stops.forEach((stop) => stop()),
      discard: () => questionIds.forEach(drafts.clear),
    })
    tell()
    return { ...audit, autosave, leftBehind }
  }
  const take = (audit: ScorecardWithRun): AuditAtHand => {
    const { scorecard, run, last } = audit
    if (stopped) return { ...audit, autosave: null, leftBehind: false } // nobody would stop it any more
    const leftIn = missing.get(scorecard.id)
    missing.delete(scorecard.id)
    const before = kept.get(scorecard.id)
    if (before && run?.status === 'open' && run.id === before.run.id) {
      before.autosave.takeLatest(run)
      return Object.assign(before, { run, last })
    }
    if (before && hasUnsaved(before.autosave.$entries.get())) return before // submitted meanwhile: the person may want the text
    letGo(scorecard.id)
    const over = run && submittedSince(run, leftIn)
    const opened = (over && open(audit, run, over)) ?? (run?.status === 'open' ? open(audit, run) : null)
    if (opened) return opened
    tell() // it may have been missing
    return { ...audit, autosave: null, leftBehind: false }
  }
  const bringBack = async (turn = 0) => {
    const tries = await Promise.all([...missing.keys()].map((scorecardId) => api.scorecard(brandId, scorecardId).then(take, failure)))
    if (stopped || !tries.some((tried) => 'cause' in tried && retriesItself(tried.cause))) return
    nextTry = setTimeout(() => void bringBack(turn + 1), RETRY_AFTER_MILLIS[turn] ?? RETRY_AFTER_MILLIS.at(-1))
  }
  return {
    $unsaved,
    take,
    forget(scorecardId) {
      const audit = kept.get(scorecardId)
      letGo(scorecardId)
      audit?.discard()
    },
    get: (scorecardId) => kept.get(scorecardId),
    bringBack: () => void bringBack(),
    stop() {
      stopped = true
      clearTimeout(nextTry)
      ;[...kept.keys()].forEach(letGo)
    },
  }
}

/** The run that was answered, where it takes no answers any more: it was submitted, and perhaps repeated. */
function submittedSince(run: Run, answeredId = run.id): Run | null {
  return run.status === 'open' && run.id === answeredId ? null : { ...run, id: answeredId, status: 'submitted' }
}

function unsavedOf(audit: Kept): readonly UnsavedAudit[] {
  const { scorecard, autosave, leftBehind } = audit
  const entries = autosave.$entries.get()
  const unsaved = scorecard.questions.filter(({ id }) => isUnsaved(entries[id]!.state))
  audit.stuck = unsaved.length > 0 && (audit.stuck || unsaved.some(({ id }) => isStuck(entries[id]!.state)))
  if (unsaved.length === 0) return []
  return [{ scorecardId: scorecard.id, title: scorecard.title, questionIds: unsaved.map(({ id }) => id), leftBehind, stuck: audit.stuck }]
}
