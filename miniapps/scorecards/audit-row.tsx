import type { ScorecardOverview } from '../domain/scorecards/scorecard.ts'
import { PROVISIONAL_BELOW_COVERAGE } from '../domain/scorecards/score.ts'
import { Badge } from '../kit/controls/badge.tsx'
import { useFormat } from '../kit/words/format.ts'
import { Link } from '../kit/controls/link.tsx'
import { useMiniApp } from '../kit/bridge/use-mini-app.ts'
import { CoverageBar } from './coverage-bar.tsx'
import { OfferedLink } from './offered-link.tsx'
import { auditPath, NEXT_QUESTION, type AuditScreen } from './place.ts'
import { ScoreFigure } from './score-figure.tsx'

const STEPS: Record<ScorecardOverview['status'], { label: string; screen: AuditScreen } | null> = {
  unpublished: null,
  'not-started': { label: 'Start audit', screen: 'intro' },
  open: { label: 'Continue', screen: 'questions' },
  submitted: { label: 'See result', screen: 'result' },
  reviewed: { label: 'See result', screen: 'result' },
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
  const { basePath } = useMiniApp().route
  const { id, title, purpose, status, score, coverage } = audit
  const step = STEPS[status]
  return (
    <li className="audit" data-status={status}>
      <div className="audit-what">
        <h2 className="audit-title">
          {step ? (
            <Link quiet to={auditPath(basePath, id, 'intro')}>
              {title}
            </Link>
          ) : (
            title
          )}
          {status === 'submitted' && <Badge tone="success">Submitted</Badge>}
          {status === 'reviewed' && <Badge tone="success">Reviewed</Badge>}
        </h2>
        <p className="os-muted audit-purpose">{purpose}</p>
      </div>
      {step ? (
        <Progress audit={audit} />
      ) : (
        <p className="os-muted audit-unpublished">No questions are published yet.</p>
      )}
      {step && (
        <div className="audit-score">
          {status !== 'not-started' && (
            <ScoreFigure
              score={score}
              provisional={score !== null && coverage < PROVISIONAL_BELOW_COVERAGE}
            />
          )}
        </div>
      )}
      {step && <LastChange audit={audit} now={now} />}
      <div className="audit-step">
        {step && (
          <OfferedLink
            command={
              recommended
                ? { id: 'next-step', title: status === 'open' ? 'Continue audit' : step.label, hint: title }
                : null
            }
            look={recommended ? 'primary' : 'secondary'}
            aria-label={`${step.label}: ${title}`}
            to={auditPath(basePath, id, step.screen, status === 'open' ? NEXT_QUESTION : undefined)}
          >
            {step.label}
          </OfferedLink>
        )}
      </div>
    </li>
  )
}

function Progress({
  audit: { status, answered, questions, coverage, minutes },
}: {
  audit: ScorecardOverview
}) {
  const { number } = useFormat()
  if (status === 'not-started') {
    return (
      <p className="os-muted audit-progress">
        {number(questions)} questions · about {number(minutes)} minutes
      </p>
    )
  }
  return (
    <div className="audit-progress">
      <CoverageBar answered={answered} total={questions} coverage={coverage} />
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
