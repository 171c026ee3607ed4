import type { LastResult, ScorecardOverview } from '../../domain/scorecards/scorecard.ts'
import { isOpenRun } from '../../domain/scorecards/run-status.ts'
import { isProvisional, shownScore } from '../../domain/scorecards/score.ts'
import { Tooltip } from '../../kit/controls/popover/tooltip.tsx'
import { Badge } from '../../kit/controls/badge.tsx'
import { useFormat } from '../../kit/words/format.ts'
import { Link } from '../../kit/controls/link.tsx'
import { useCommand } from '../../kit/bridge/use-command.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { CoverageBar } from './coverage-bar.tsx'
import { auditPath, NEXT_QUESTION, resultPath, type AuditScreen } from './place.ts'
import { periodWords } from './period-words.ts'
import { ScoreFigure } from './score-figure.tsx'
import { ONE_DIGIT, scoreNumber } from './score-words.ts'
import { words } from '../words/words.ts'

const STEPS: Record<ScorecardOverview['status'], { label(): string; screen: AuditScreen } | null> = {
  unpublished: null,
  'not-started': { label: () => words('action.start'), screen: 'intro' },
  open: { label: () => words('action.continue'), screen: 'questions' },
  submitted: { label: () => words('action.result'), screen: 'result' },
  reviewed: { label: () => words('action.result'), screen: 'result' },
  returned: { label: () => words('action.continue'), screen: 'questions' },
}

/** One audit in the overview: what it is, how far it is, and the next step. */
export function AuditRow({
  audit,
  recommended,
  now,
}: {
  audit: ScorecardOverview
  recommended: boolean
  now: number
}) {
  const { portal, route } = useMiniApp()
  const { basePath } = route
  const { id, title, purpose, status } = audit
  const step = STEPS[status]
  const to = auditPath(basePath, id, step?.screen ?? 'intro', isOpenRun(status) ? NEXT_QUESTION : undefined)
  const command = isOpenRun(status) ? words('action.continueAudit') : step?.label()
  useCommand(
    recommended && command !== undefined
      ? { id: 'next-step', title: command, hint: title, run: () => portal.navigate(to) }
      : null,
  )
  return (
    <li className="audit" data-status={status}>
      <h2 className="audit-title">
        {step ? (
          <Tooltip<HTMLAnchorElement> text={purpose}>
            {(explained) => (
              <Link quiet to={auditPath(basePath, id, 'intro')} {...explained}>
                {title}
              </Link>
            )}
          </Tooltip>
        ) : (
          title
        )}
        {status === 'submitted' && <Badge tone="success">{words('status.submitted')}</Badge>}
        {status === 'reviewed' && <Badge tone="success">{words('status.reviewed')}</Badge>}
        {status === 'returned' && <Badge tone="warning">{words('status.returned')}</Badge>}
      </h2>
      {step ? (
        <Progress audit={audit} />
      ) : (
        <p className="os-muted audit-unpublished">{words('overview.unpublished')}</p>
      )}
      {step && <Scores audit={audit} />}
      {step && <LastChange audit={audit} now={now} />}
      <div className="audit-step">
        {step && (
          <Link
            look={recommended ? 'primary' : 'secondary'}
            aria-label={words('actionOf', { action: step.label(), title })}
            to={to}
          >
            {step.label()}
          </Link>
        )}
      </div>
    </li>
  )
}

/** What counts in the overall score, large; what is in progress counts once it is submitted. */
function Scores({ audit }: { audit: ScorecardOverview }) {
  const { number } = useFormat()
  const { last, status } = audit
  const draft = isOpenRun(status) && audit.score !== null
  return (
    <div className="audit-score">
      {last && <ScoreFigure score={last.score} provisional={isProvisional(last)} />}
      {(last || draft) && (
        <span className="os-muted os-small">
          <Change last={last} before={audit.before} />
          {last && <Quarter id={audit.id} last={last} />}
          {last && draft && ' · '}
          {draft && words('score.draft', { score: scoreNumber(audit.score, number) })}
        </span>
      )}
    </div>
  )
}

/** How much it rose or fell since the quarter before, as the two scores are shown. */
function Change({ last, before }: Pick<ScorecardOverview, 'last' | 'before'>) {
  const { number } = useFormat()
  if (typeof last?.score !== 'number' || typeof before?.score !== 'number') return null
  const change = shownScore(last.score) - shownScore(before.score)
  const said = number(change, { ...ONE_DIGIT, signDisplay: 'exceptZero' })
  return (
    <>
      <span
        className="audit-rise"
        title={words('score.change', { change: said, period: periodWords(before.period) })}
      >
        {said}
        <span className="os-visually-hidden">
          {' '}
          {words('score.since', { period: periodWords(before.period) })}
        </span>
      </span>
      {' · '}
    </>
  )
}

/** Leads to the result that counts. */
function Quarter({ id, last: { runId, period } }: { id: string; last: LastResult }) {
  const { basePath } = useMiniApp().route
  return (
    <Link quiet to={resultPath(basePath, id, runId)}>
      {periodWords(period)}
    </Link>
  )
}

function Progress({
  audit: { status, answered, questions, unknown, coverage, notApplicableShare, minutes },
}: {
  audit: ScorecardOverview
}) {
  if (status === 'not-started') {
    return <p className="os-muted audit-progress">{words('overview.size', { questions, minutes })}</p>
  }
  return (
    <div className="audit-progress">
      <CoverageBar
        answered={answered}
        total={questions}
        unknown={unknown}
        coverage={coverage}
        notApplicableShare={notApplicableShare}
      />
    </div>
  )
}

function LastChange({ audit: { updatedAt, updatedBy }, now }: { audit: ScorecardOverview; now: number }) {
  const { dateTime, relative } = useFormat()
  return (
    <div className="audit-change os-muted">
      {updatedAt && (
        <time dateTime={updatedAt} title={dateTime(updatedAt)}>
          {relative(updatedAt, now)}
        </time>
      )}
      {updatedBy && <span className="os-truncate">{updatedBy}</span>}
    </div>
  )
}
