import type { Body } from '../../domain/document/change.ts'
import { isOpenRun } from '../../domain/scorecards/run-status.ts'
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { useStore } from '@nanostores/react'
import { map } from 'nanostores'
import { SCORING_RULE } from '../../domain/scorecards/limits.ts'
import { PROVISIONAL_BELOW_COVERAGE } from '../../domain/scorecards/score.ts'
import type { LastResult, Run } from '../../domain/scorecards/scorecard.ts'
import { SCORECARD_RUN } from '../../domain/scorecards/scorecard-run.ts'
import { LazyScreen } from '../../kit/bridge/lazy-screen.tsx'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { useFollowed } from '../../kit/document/my-documents.ts'
import type { FieldView } from '../../kit/document/field-view.ts'
import { useUnsaved } from '../../kit/document/use-document.ts'
import type { ScorecardWithRun } from '../api.ts'
import { AuditContext, type AuditInHand } from '../parts/run/audit-context.ts'
import { AUDIT_SCREENS } from './audit-screens.ts'
import { type Entry, submittedEntry } from '../parts/run/entry.ts'
import { Intro } from './intro.tsx'
import { lateAnswers } from '../parts/run/late-answers.ts'
import { auditPath, type AuditScreen } from '../parts/place.ts'
import type { RunAnswers } from '../parts/run/run-answers.ts'
import { runOf } from '../parts/run/run-of.ts'
import { standing, type Standing } from '../parts/run/standing.ts'
import { type Submission, submitRun } from '../parts/run/submit-run.ts'
import { foldHelpOfPractised } from '../parts/questions/question-options.ts'
import { type ScorecardsOfBrand, useScorecards } from '../use-scorecards.ts'

const $nothing = map<Record<string, Entry>>({})
const $noFields = map<Record<string, FieldView>>({})

interface OpenAuditProps {
  audit: ScorecardWithRun
  /** Null while the audit takes no answers. */
  answers: RunAnswers | null
  screen: AuditScreen
  isSubmittedNow: boolean
  onSubmitted(runId: string): void
  onChange(change: Partial<ScorecardWithRun>): void
  reload(): void
  /** Address of the page with its questions. */
  address: string
  /** Reads it, and opens its run while that takes answers. */
  read(): Promise<ScorecardWithRun>
}

type AuditParts = OpenAuditProps & ScorecardsOfBrand

/** An audit's screens share its answers, so that moving between them loads nothing and loses nothing. */
export function OpenAudit(given: OpenAuditProps) {
  const shared = useScorecards()
  const props = { ...given, ...shared }
  const { answers, screen } = given
  useFollowed(shared.client, answers?.run ?? null)
  useReloadOfOtherVersion(props)
  return (
    <AuditContext value={useAuditInHand(props)}>
      {screen === 'intro' ? (
        <Intro />
      ) : (
        <LazyScreen key={screen} of={AUDIT_SCREENS[screen]} props={{}} frame="os-page" />
      )}
    </AuditContext>
  )
}

/** Somebody has moved the run to a newer version: it asks other questions. */
function useReloadOfOtherVersion({ answers, audit, reload }: AuditParts): void {
  const fields = useStore(answers?.run.$fields ?? $noFields, { keys: ['version'] })
  const version = fields['version']?.value ?? audit.scorecard.version
  const isOther = version !== audit.scorecard.version
  useEffect(() => {
    if (isOther) reload()
  }, [isOther, reload])
}

function useAuditInHand(props: AuditParts): AuditInHand {
  const { portal, route } = useMiniApp()
  const { api, client, audit, answers, brandId, screen, isSubmittedNow, reload, address } = props
  const { scorecard, run, last, earlier, newer, isPast = false } = audit
  const entered = useStore(answers?.$entries ?? $nothing)
  const stored = useMemo(() => storedEntries(run), [run])
  const entries = answers ? entered : stored
  const path = (to: AuditScreen, questionId?: string) =>
    auditPath(route.basePath, scorecard.id, to, questionId)
  const openRun = answers?.run.$about.get().id
  const isHere = usePresence(route.path)
  return {
    scorecard,
    run,
    last,
    isPast,
    earlier,
    newer,
    entries,
    answers,
    isClosed: useIsClosed(answers),
    late: lateAnswers(useUnsaved(client), address, openRun, scorecard.questions),
    letGo: (answer) => client.outbox.replace(answer.entries),
    benchmark: (signal) => api.benchmark(brandId, scorecard.id, signal),
    newest: (signal) => api.newest(brandId, scorecard.id, signal),
    reload,
    isSubmittedNow,
    standing: withStored(standing(scorecard.questions, entries), run, last),
    path,
    assessors: (signal) => api.assessors(brandId, scorecard.id, signal),
    begin: async (fields) => {
      if (!isHere()) return () => false
      const show = await begin(props, fields)
      return () => {
        if (isHere()) portal.navigate(address)
        show()
        return true
      }
    },
    discard: () => discard(props, () => screen !== 'intro' && portal.navigate(path('intro'))),
    submit: () => submit(props),
  }
}

/** Answers whether the person is still on this screen of the audit. */
function usePresence(path: string): () => boolean {
  const shown = useRef<string>(undefined)
  useLayoutEffect(() => {
    shown.current = path
    return () => void (shown.current = undefined)
  }, [path])
  return () => shown.current === path
}

const $open = map<{ status: string }>({ status: 'open' })

const useIsClosed = (answers: RunAnswers | null): boolean =>
  !isOpenRun(useStore(answers?.run.$about ?? $open).status)

/** Opens a run; what is returned puts it in place of the one that was looked at. */
async function begin(
  { api, client, audit: { scorecard, run: finished }, address, brandId, onChange }: AuditParts,
  fields?: Body,
): Promise<() => void> {
  const stored = await client.create(SCORECARD_RUN, brandId, { ...fields, scorecard: scorecard.id })
  const isOther = stored.fields['version']?.value !== scorecard.version
  const earlier = finished && { run: finished, questions: scorecard.questions.map(({ id }) => id) }
  // with other questions, or beside a run that is no proposal for it
  const isRead = isOther || fields !== undefined
  const latest = isRead ? await api.scorecard(brandId, scorecard.id) : { scorecard, earlier, newer: null }
  const run = runOf(client.take(SCORECARD_RUN, { scorecard: latest.scorecard }, stored, address))
  return () => onChange({ ...latest, run })
}

async function submit({ audit, answers, read, onChange, onSubmitted }: AuditParts): Promise<Submission> {
  const { scorecard } = audit
  const outcome = await submitRun(answers!, scorecard)
  if (outcome.kind === 'submitted-before') {
    const latest = await read()
    onChange(latest)
    return { ...outcome, newRun: latest.run?.id !== audit.run!.id }
  }
  if (outcome.kind === 'submitted') {
    const run = runOf(answers!.run)
    const { score, coverage, notApplicableShare } = standing(scorecard.questions, answers!.$entries.get())
    const stored = { rule: SCORING_RULE, score, coverage, notApplicableShare }
    onSubmitted(run.id)
    foldHelpOfPractised()
    onChange({ run, last: { ...stored, runId: run.id, period: run.period, at: run.updatedAt } })
  }
  return outcome
}

/** Leads to the audit's intro: the questions that were open have gone. */
async function discard(
  { client, answers, read, onChange }: AuditParts,
  onDiscarded: () => void,
): Promise<void> {
  await client.act(answers!.run, 'discard')
  onDiscarded()
  onChange(await read())
}

/** A finished audit says what was stored when it was submitted, whatever the formulas say by now. */
function withStored(now: Standing, run: Run | null, last: LastResult | null): Standing {
  if (!run || isOpenRun(run.status) || last?.runId !== run.id) return now
  const { score, coverage, notApplicableShare } = last
  return { ...now, score, coverage, notApplicableShare, provisional: coverage < PROVISIONAL_BELOW_COVERAGE }
}

/** Of an audit that takes no more answers. */
const storedEntries = (run: Run | null): Record<string, Entry> =>
  Object.fromEntries((run?.answers ?? []).map((answer) => [answer.questionId, submittedEntry(answer)]))
