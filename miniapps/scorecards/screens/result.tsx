import { ActionBar } from '../../kit/actions/action-bar.tsx'
import { CONTINUE, START } from '../audit-actions.ts'
import { isOpenRun } from '../../domain/scorecards/run-status.ts'
import { ChartNoAxesColumn } from 'lucide'
import { band, PROVISIONAL_BELOW_COVERAGE } from '../../domain/scorecards/score.ts'
import { EmptyState } from '../../kit/controls/empty-state.tsx'
import { useFormat } from '../../kit/words/format.ts'
import { Link } from '../../kit/controls/link.tsx'
import { PageHeader } from '../../kit/controls/page-header.tsx'
import { useSheet } from '../../kit/bridge/use-sheet.ts'
import { AuditActions } from '../parts/actions/audit-actions.tsx'
import { useActions } from '../parts/actions/use-actions.ts'
import { AssessorsLink } from '../parts/assessors/assessors-link.tsx'
import { words as assessorWords } from '../parts/assessors/words/words.ts'
import { AnswerList } from '../parts/result/answer-list.tsx'
import { useAudit } from '../parts/run/audit-context.ts'
import { BandScale } from '../parts/band-scale.tsx'
import { ChangeSinceLast } from '../parts/rounds/change-since-last.tsx'
import { CoverageBar } from '../parts/coverage-bar.tsx'
import { BenchmarkLine } from '../parts/benchmark/benchmark-line.tsx'
import { useBenchmark } from '../parts/benchmark/use-benchmark.ts'
import { DimensionFigure } from '../parts/result/dimension-figure.tsx'
import { FixFirst } from '../parts/result/fix-first.tsx'
import { SaveSummary } from '../parts/run/save-summary.tsx'
import { ReviewBar } from '../parts/rounds/review-bar.tsx'
import { ScoreFigure } from '../parts/score-figure.tsx'
import { ExportResults } from '../parts/report/export-results.tsx'
import { PastNote } from '../parts/result/past-note.tsx'
import { runOf } from '../parts/run/run-of.ts'
import { SUBMIT } from '../parts/result/submit-audit.ts'
import { SubmittedNow } from '../parts/result/submitted-now.tsx'
import { useAppBreadcrumbs } from '../../kit/bridge/use-app-breadcrumbs.ts'
import { useSaveAnnouncements } from '../parts/run/use-save-announcements.ts'
import { useTitleFocus } from '../parts/use-title-focus.ts'
import sheet from './result.css?sheet'
import { words } from '../words/words.ts'

/** What an audit says: the score in words, each dimension, what to fix first. */
export function Result() {
  const { scorecard, run, entries, standing, isSubmittedNow, isPast, path } = useAudit()
  useSheet(sheet)
  useAppBreadcrumbs(scorecard.title, words('result'), path('intro'))
  useTitleFocus()
  useSaveAnnouncements(entries)
  const open = run !== null && isOpenRun(run.status)
  return (
    <div className="os-page">
      <PageHeader
        title={words('result.title', { title: scorecard.title })}
        subtitle={<StatusWords />}
        actions={
          <>
            {standing.answered > 0 && <ExportResult />}
            {run && !open && !isPast && (
              <AssessorsLink look="secondary">{assessorWords('link.title')}</AssessorsLink>
            )}
            {open && <OpenActions />}
          </>
        }
      />
      {isPast && <PastNote run={run!} />}
      {isSubmittedNow && <SubmittedNow />}
      {run && !open && <ReviewBar run={run} />}
      {standing.answered === 0 ? <NothingYet /> : <Findings />}
    </div>
  )
}

/** As it is entered now, saved or not. */
function ExportResult() {
  const { scorecard, run, last, answers, isPast } = useAudit()
  return (
    <ExportResults
      audit={{
        id: scorecard.id,
        title: scorecard.title,
        isDraft: answers !== null,
        runId: isPast ? run!.id : undefined,
      }}
      load={() =>
        Promise.resolve({ all: 1, audits: [{ scorecard, run: answers ? runOf(answers.run) : run, last }] })
      }
    />
  )
}

const CONTINUE_OR_CHANGE: typeof CONTINUE = {
  ...CONTINUE,
  look: undefined,
  label: ({ standing }) => words(standing.unanswered.length > 0 ? 'action.continue' : 'action.changeAnswers'),
  command: ({ standing }) =>
    words(standing.unanswered.length > 0 ? 'action.continueAudit' : 'action.changeAnswers'),
}

function OpenActions() {
  const audit = useAudit()
  return (
    <>
      <SaveSummary />
      <ActionBar actions={[CONTINUE_OR_CHANGE, SUBMIT]} on={audit} hint={audit.scorecard.title} />
    </>
  )
}

function Findings() {
  const { standing, run } = useAudit()
  const benchmark = useBenchmark()
  const actions = useActions()
  return (
    <div className="result">
      <section className="os-card overall" aria-label={words('score.title')}>
        <div className="overall-score">
          <h2 className="os-label os-muted">{words('score.title')}</h2>
          <ScoreFigure {...standing} size="l" />
        </div>
        <div className="overall-what">
          <BandScale score={standing.score} />
          <Meaning />
          <BenchmarkLine benchmark={benchmark} score={standing.score} />
          <CoverageBar {...standing} unknown={standing.unknown.length} />
        </div>
      </section>
      <FixFirst actions={actions} />
      <section className="os-card">
        <DimensionFigure benchmark={benchmark.data} />
      </section>
      <ChangeSinceLast />
      {run && <AuditActions run={run} actions={actions.data} />}
      <AnswerList />
    </div>
  )
}

function Meaning() {
  const {
    standing: { score, provisional },
  } = useAudit()
  const { percent } = useFormat()
  return (
    <p>
      {words(score === null ? 'score.noLevel' : `meaning.${band(score)}`)}
      {provisional && (
        <span className="os-muted">
          {' '}
          {words('score.provisionalUntil', { share: percent(PROVISIONAL_BELOW_COVERAGE) })}
        </span>
      )}
    </p>
  )
}

function StatusWords() {
  const { run } = useAudit()
  const { dateTime } = useFormat()
  if (!run) return words('result.notStarted')
  if (run.status === 'open') return words('result.open', { at: dateTime(run.startedAt), name: run.startedBy })
  return words(`result.${run.status}`, { at: dateTime(run.updatedAt) })
}

function NothingYet() {
  const audit = useAudit()
  const { run, path } = audit
  return (
    <EmptyState
      icon={ChartNoAxesColumn}
      title={words('result.none.title')}
      action={
        run ? (
          <Link look="primary" to={path('questions')}>
            {words('action.answerQuestions')}
          </Link>
        ) : (
          <ActionBar actions={[START]} on={audit} hint={audit.scorecard.title} />
        )
      }
    >
      {words('result.none.text')}
    </EmptyState>
  )
}
