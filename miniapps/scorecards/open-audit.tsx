import { useMemo } from 'react'
import { useStore } from '@nanostores/react'
import { map } from 'nanostores'
import type { Run } from '../domain/scorecards/scorecard.ts'
import { useMiniApp } from '../kit/bridge/use-mini-app.ts'
import type { ScorecardsApi, ScorecardWithRun } from './api.ts'
import { AuditContext, useAudit, type AuditInHand } from './audit-context.ts'
import { questionsScreen, resultScreen } from './audit-screens.ts'
import { restoredEntry, type Entry } from './entry.ts'
import { Intro } from './intro.tsx'
import type { AuditAtHand } from './kept-audits.ts'
import { Lazily } from './lazily.tsx'
import type { LeftRun } from './left-run.ts'
import { auditPath, type AuditScreen } from './place.ts'
import { standing } from './standing.ts'
import { submitSeen } from './submit-seen.ts'

const $nothing = map<Record<string, Entry>>({})

const SCREENS = { intro: Intro, questions: LazyQuestions, result: LazyResult }

export interface OpenAuditProps {
  api: ScorecardsApi
  audit: AuditAtHand
  left: readonly LeftRun[]
  letGo(runId: string, questionId: string): void
  brandId: string
  screen: AuditScreen
  isSubmittedNow: boolean
  onSubmitted(runId: string): void
  onChange(change: Partial<ScorecardWithRun>): void
  reload(): void
}

/** An audit's screens share its answers, so that moving between them loads nothing and loses nothing. */
export function OpenAudit(props: OpenAuditProps) {
  const { route } = useMiniApp()
  const {
    api,
    audit: { scorecard, run, last, autosave },
    brandId,
    left,
    letGo,
    isSubmittedNow,
    onSubmitted,
    onChange,
    reload,
    screen,
  } = props
  const entered = useStore(autosave?.$entries ?? $nothing)
  const stored = useMemo(() => storedEntries(run), [run])
  const entries = autosave ? entered : stored
  const inHand: AuditInHand = {
    scorecard,
    run,
    last,
    entries,
    autosave,
    left,
    letGo,
    reload,
    isSubmittedNow,
    standing: standing(scorecard.questions, entries),
    path: (to, questionId) => auditPath(route.basePath, scorecard.id, to, questionId),
    start: async (onStarted) => {
      const started = await api.start(brandId, scorecard.id)
      // a version published meanwhile brings other questions
      const change =
        started.scorecardVersion === scorecard.version
          ? { run: started }
          : await api.scorecard(brandId, scorecard.id)
      onStarted()
      onChange(change)
    },
    submit: async () => {
      const outcome = await submitSeen(api, brandId, { scorecard, run, last, autosave }, onChange)
      if (outcome.kind === 'submitted') onSubmitted(run!.id)
      return outcome
    },
  }
  const Screen = SCREENS[screen]
  return (
    <AuditContext value={inHand}>
      <Screen />
    </AuditContext>
  )
}

function LazyQuestions() {
  const { title } = useAudit().scorecard
  return <Lazily screen={questionsScreen} props={{}} title={title} crumbs={[title, 'Questions']} />
}

function LazyResult() {
  const { title } = useAudit().scorecard
  return <Lazily screen={resultScreen} props={{}} title={title} crumbs={[title, 'Result']} />
}

/** Of an audit that takes no more answers. */
function storedEntries(run: Run | null): Record<string, Entry> {
  return Object.fromEntries(
    (run?.answers ?? []).map((answer) => [answer.questionId, restoredEntry(answer, null)]),
  )
}
