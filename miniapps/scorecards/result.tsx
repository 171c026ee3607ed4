import { ChartNoAxesColumn } from 'lucide'
import { band, PROVISIONAL_BELOW_COVERAGE } from '../domain/scorecards/score.ts'
import { EmptyState } from '../kit/controls/empty-state.tsx'
import { useFormat } from '../kit/words/format.ts'
import { Link } from '../kit/controls/link.tsx'
import { PageHeader } from '../kit/controls/page-header.tsx'
import { useSheet } from '../kit/bridge/use-sheet.ts'
import { AnswerList } from './answer-list.tsx'
import { useAudit } from './audit-context.ts'
import { BandScale } from './band-scale.tsx'
import { CoverageBar } from './coverage-bar.tsx'
import { DimensionFigure } from './dimension-figure.tsx'
import { FixFirst } from './fix-first.tsx'
import { maturityOf } from './maturity.ts'
import { OfferedLink } from './offered-link.tsx'
import { SaveSummary } from './save-summary.tsx'
import { ScoreFigure } from './score-figure.tsx'
import { StartButton } from './start-button.tsx'
import { SubmitAudit } from './submit-audit.tsx'
import { SubmittedNow } from './submitted-now.tsx'
import { useBreadcrumbs } from './use-breadcrumbs.ts'
import { useSaveAnnouncements } from './use-save-announcements.ts'
import { useTitleFocus } from './use-title-focus.ts'
import sheet from './result.css?sheet'

/** What an audit says: the score in words, each dimension, what to mend first. */
export function Result() {
  const { scorecard, run, entries, standing, isSubmittedNow } = useAudit()
  useSheet(sheet)
  useBreadcrumbs(scorecard.title, 'Result')
  useTitleFocus()
  useSaveAnnouncements(entries)
  const open = run?.status === 'open'
  return (
    <div className="os-page">
      <PageHeader
        title={`${scorecard.title}: result`}
        subtitle={<StatusWords />}
        actions={open && <OpenActions />}
      />
      {isSubmittedNow && <SubmittedNow />}
      {standing.answered === 0 ? <NothingYet /> : <Findings />}
    </div>
  )
}

function OpenActions() {
  const {
    scorecard,
    standing: { unanswered },
    path,
  } = useAudit()
  const command = {
    id: 'continue-audit',
    title: unanswered.length > 0 ? 'Continue audit' : 'Change answers',
    hint: scorecard.title,
  }
  return (
    <>
      <SaveSummary />
      <OfferedLink command={command} look="secondary" to={path('questions', unanswered[0]?.id)}>
        {unanswered.length > 0 ? 'Continue' : 'Change answers'}
      </OfferedLink>
      <SubmitAudit />
    </>
  )
}

function Findings() {
  const { standing } = useAudit()
  return (
    <div className="result">
      <section className="os-card overall" aria-label="Score">
        <div className="overall-score">
          <h2 className="os-label os-muted">Score</h2>
          <ScoreFigure {...standing} provisional={standing.provisional && standing.score !== null} size="l" />
        </div>
        <div className="overall-what">
          <BandScale score={standing.score} />
          <Meaning />
          <CoverageBar {...standing} />
        </div>
      </section>
      <section className="os-card">
        <DimensionFigure />
      </section>
      <FixFirst />
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
      {score === null
        ? 'None of the answers has a level, so there is no score.'
        : maturityOf(band(score)).meaning}
      {provisional && (
        <span className="os-muted">
          {' '}
          The score is provisional until {percent(PROVISIONAL_BELOW_COVERAGE)} of the weight is answered.
        </span>
      )}
    </p>
  )
}

function StatusWords() {
  const { run } = useAudit()
  const { dateTime } = useFormat()
  if (!run) return 'Not started'
  if (run.status === 'open') return `Open since ${dateTime(run.startedAt)}; started by ${run.startedBy}.`
  return `${run.status === 'reviewed' ? 'Reviewed' : 'Submitted'}; last changed ${dateTime(run.updatedAt)}.`
}

function NothingYet() {
  const { run, path } = useAudit()
  return (
    <EmptyState
      icon={ChartNoAxesColumn}
      title="No answers yet"
      action={
        run ? (
          <Link look="primary" to={path('questions')}>
            Answer questions
          </Link>
        ) : (
          <StartButton />
        )
      }
    >
      The score, a chart of each dimension and what to mend first appear here with the first answer.
    </EmptyState>
  )
}
