import { atom, type ReadableAtom } from 'nanostores'
import type { MiniAppPortal } from '../../shell/contract/mini-app.ts'
import type { Run } from '../domain/scorecards/scorecard.ts'
import { forgetAnswer, keepAnswer, keptAnswer } from '../kit/bridge/kept-answers.ts'
import { answerDrafts } from './answer-drafts.ts'
import type { ScorecardsApi, ScorecardWithRun } from './api.ts'
import { createAutosave, type Autosave } from './autosave.ts'
import { isStuck } from './entry.ts'
import { leftRun, stillLeft, type LeftRun } from './left-run.ts'
import { leftUnsaved, type UnsavedRun } from './left-unsaved.ts'
import { RETRY_AFTER_MILLIS } from './limits.ts'
import { failureOf, isUnsaved, retriesItself } from './save-state.ts'

/** An audit as its screens get it. */
export interface AuditAtHand extends ScorecardWithRun {
  /** Null while the audit takes no answers: not started, or submitted. */
  autosave: Autosave | null
}

/** An audit with answers that the server has not confirmed; its questions stand in their order. */
export interface UnsavedAudit extends UnsavedRun {
  title: string
  /** They came too late for a run that was submitted. */
  leftBehind: boolean
  /** Saving has failed since everything was saved last, or needs the person. */
  stuck: boolean
}

/** The audits of a brand that were looked at; saving goes on wherever in Scorecards the person is. */
export interface KeptAudits {
  $unsaved: ReadableAtom<readonly UnsavedAudit[]>
  /** What came too late, until the person lets go of it. */
  $left: ReadableAtom<readonly LeftRun[]>
  get(scorecardId: string): AuditAtHand | undefined
  /** An audit as the server has it, with what the person entered for its open run on top. */
  take(audit: ScorecardWithRun): AuditAtHand
  /** Loads the audits that an earlier visit left unsaved, so that they are seen and saved; the one that is opened is read by its screen. */
  bringBack(openedId: string | null): void
  /** Gives up an answer that came too late, for good. */
  letGo(runId: string, questionId: string): void
  /** Sends what is waiting, for the last time. */
  stop(): void
}

interface Kept extends AuditAtHand {
  stuck: boolean
  stop(): void
}

/** An audit that was open when Scorecards was left stands there at once when somebody comes back to it: `nameOf` names it, for this person and brand. */
export function keptAudits(
  api: ScorecardsApi,
  portal: MiniAppPortal,
  brandId: string,
  openedId: string | null,
  nameOf: (scorecardId: string) => string,
): KeptAudits {
  const kept = new Map<string, Kept>()
  const $unsaved = atom<readonly UnsavedAudit[]>([])
  const $left = atom<readonly LeftRun[]>([])
  const list = leftUnsaved(portal.draft)
  let missing = list.read()
  let stopped = false
  let nextTry: ReturnType<typeof setTimeout> | undefined
  const tell = () => {
    if (stopped) return
    $unsaved.set([...[...kept.values()].flatMap(unsavedOf), ...$left.get().map(unsavedIn)])
    list.write([...missing, ...$unsaved.get()])
  }
  const lookAgain = () => {
    $left.set($left.get().flatMap((run) => stillLeft(portal.draft, run) ?? []))
    tell()
  }
  const leave = async ({ stop, autosave }: Kept) => {
    stop()
    await autosave?.flush() // what was on its way may have come in time
    lookAgain()
  }
  const autosaveOf = ({ scorecard }: ScorecardWithRun, run: Run) =>
    createAutosave({
      run,
      questionIds: scorecard.questions.map(({ id }) => id),
      save: api.save,
      drafts: answerDrafts(portal.draft, run.id),
      latestRun: async () => (await api.scorecard(brandId, scorecard.id)).run,
    })
  const take = (audit: ScorecardWithRun): AuditAtHand => {
    const { scorecard, run, last } = audit
    if (stopped) return { ...audit, autosave: null } // nobody would stop it any more
    const open = run?.status === 'open' ? run : null
    const before = kept.get(scorecard.id)
    if (before?.autosave && open && before.run?.id === open.id) {
      before.autosave.takeLatest(open)
      return Object.assign(before, { run, last })
    }
    const isOther = ({ scorecardId }: { scorecardId: string }) => scorecardId !== scorecard.id
    const unsaved = list.read().filter((left) => !isOther(left))
    missing = missing.filter(isOther)
    $left.set([
      ...$left.get().filter(isOther),
      ...unsaved.flatMap((left) => leftRun(portal.draft, audit, left) ?? []),
    ])
    if (before?.autosave) void leave(before)
    const autosave = open && autosaveOf(audit, open)
    const stops: (() => void)[] = []
    const taken = { ...audit, autosave, stuck: false, stop: () => stops.forEach((stop) => stop()) }
    kept.set(scorecard.id, taken) // first: what is restored is sent, and told of, at once
    if (autosave) stops.push(autosave.$entries.listen(tell), autosave.start())
    tell()
    return taken
  }
  const bringBack = async (openedId: string | null, turn = 0) => {
    const isMissing = (id: string) => missing.some(({ scorecardId }) => scorecardId === id)
    const load = async (id: string) => {
      const audit = await api.scorecard(brandId, id)
      if (isMissing(id)) take(audit) // else its screen was faster, and knows more
    }
    const ids = new Set(missing.map(({ scorecardId }) => scorecardId).filter((id) => id !== openedId))
    const failures = await Promise.all(Array.from(ids, (id) => load(id).then(() => null, failureOf)))
    const isUnread = openedId !== null && isMissing(openedId) // its screen may have failed, and been left since
    if (stopped || !(isUnread || failures.some((failed) => failed && retriesItself(failed.cause)))) return
    nextTry = setTimeout(
      () => void bringBack(null, turn + 1),
      RETRY_AFTER_MILLIS[turn] ?? RETRY_AFTER_MILLIS.at(-1),
    )
  }
  const earlier = openedId === null ? undefined : keptAnswer<ScorecardWithRun>(nameOf(openedId))
  if (earlier) take(earlier)
  return {
    $unsaved,
    $left,
    take,
    get: (scorecardId) => kept.get(scorecardId),
    bringBack: (openedId) => void bringBack(openedId),
    letGo(runId, questionId) {
      answerDrafts(portal.draft, runId).clear(questionId)
      lookAgain()
    },
    stop() {
      stopped = true
      clearTimeout(nextTry)
      for (const audit of kept.values()) {
        const settled = settledAudit(audit)
        if (settled) keepAnswer(nameOf(audit.scorecard.id), settled)
        else forgetAnswer(nameOf(audit.scorecard.id))
        audit.stop()
      }
      kept.clear()
    },
  }
}

/** With the answers that the server confirmed meanwhile; undefined while some are on their way. */
function settledAudit({ scorecard, run, last, autosave }: Kept): ScorecardWithRun | undefined {
  if (!run || !autosave) return { scorecard, run, last }
  const entries = Object.values(autosave.$entries.get())
  if (entries.some(({ state }) => isUnsaved(state))) return undefined
  return { scorecard, last, run: { ...run, answers: entries.flatMap(({ stored }) => stored ?? []) } }
}

function unsavedOf(audit: Kept): readonly UnsavedAudit[] {
  const { scorecard, run, autosave } = audit
  if (!run || !autosave) return []
  const entries = autosave.$entries.get()
  const unsaved = scorecard.questions.filter(({ id }) => isUnsaved(entries[id]!.state))
  audit.stuck = unsaved.length > 0 && (audit.stuck || unsaved.some(({ id }) => isStuck(entries[id]!)))
  if (unsaved.length === 0) return []
  const questionIds = unsaved.map(({ id }) => id)
  return [
    {
      scorecardId: scorecard.id,
      runId: run.id,
      title: scorecard.title,
      questionIds,
      leftBehind: false,
      stuck: audit.stuck,
    },
  ]
}

function unsavedIn({ answers, ...run }: LeftRun): UnsavedAudit {
  return { ...run, questionIds: answers.map(({ questionId }) => questionId), leftBehind: true, stuck: true }
}
