import { useEffect, useMemo, useState } from 'react'
import { useStore } from '@nanostores/react'
import { map } from 'nanostores'
import type { MiniAppHost } from '../../shell/contract/mini-app.ts'
import { useMiniApp } from '../kit/use-mini-app.ts'
import type { ScorecardsApi, ScorecardWithRun } from './api.ts'
import { answerDrafts } from './answer-drafts.ts'
import { AuditContext, type AuditInHand } from './audit-context.ts'
import { questionsScreen, resultScreen } from './audit-screens.ts'
import { createAutosave, hasUnsaved, type Autosave } from './autosave.ts'
import { restoredEntry, type Entry } from './entry.ts'
import { Intro } from './intro.tsx'
import { Lazily } from './lazily.tsx'
import { auditPath, type AuditScreen } from './place.ts'
import { standing } from './standing.ts'

const SCREENS = { intro: Intro, questions: LazyQuestions, result: LazyResult }

export interface OpenAuditProps {
  api: ScorecardsApi
  audit: ScorecardWithRun
  brandId: string
  screen: AuditScreen
  onChange(run: ScorecardWithRun['run']): void
  reload(): void
}

/** An audit's screens share its answers, so that moving between them loads nothing and loses nothing. */
export function OpenAudit(props: OpenAuditProps) {
  const { host, route } = useMiniApp()
  const { api, audit: { scorecard, run }, brandId, onChange, reload, screen } = props
  const [autosave] = useState(() => (run?.status === 'open' ? autosaveOf(props, host) : null))
  const [$stored] = useState(() => map(storedEntries(props)))
  const entries = useStore(autosave?.$entries ?? $stored)
  useAutosave(autosave, host, hasUnsaved(entries))
  const inHand: AuditInHand = useMemo(() => ({
    scorecard, run, entries, autosave, reload,
    standing: standing(scorecard.questions, entries),
    path: (to, questionId) => auditPath(route.basePath, scorecard.id, to, questionId),
    start: async () => onChange(await api.start(brandId, scorecard.id)),
    submit: async () => onChange(await api.submit(run!.id)),
  }), [scorecard, run, entries, autosave, reload, route.basePath, onChange, api, brandId])
  const Screen = SCREENS[screen]
  return <AuditContext value={inHand}><Screen /></AuditContext>
}

function LazyQuestions() {
  return <Lazily screen={questionsScreen} props={{}} />
}

function LazyResult() {
  return <Lazily screen={resultScreen} props={{}} />
}

/** Runs while the audit is open; leaving asks first while something is unsaved. */
function useAutosave(autosave: Autosave | null, host: MiniAppHost, unsaved: boolean): void {
  useEffect(() => autosave?.start(), [autosave])
  useEffect(() => {
    host.setDirty(unsaved)
    return () => host.setDirty(false)
  }, [host, unsaved])
}

function autosaveOf({ api, audit: { scorecard, run }, brandId }: OpenAuditProps, host: MiniAppHost): Autosave {
  return createAutosave({
    run: run!,
    questionIds: scorecard.questions.map(({ id }) => id),
    save: api.save,
    latestRun: async () => (await api.scorecard(brandId, scorecard.id)).run,
    drafts: answerDrafts(host.draft, run!.id),
  })
}

/** Of an audit that takes no more answers. */
function storedEntries({ audit: { run } }: OpenAuditProps): Record<string, Entry> {
  return Object.fromEntries((run?.answers ?? []).map((answer) => [answer.questionId, restoredEntry(answer, null)]))
}
