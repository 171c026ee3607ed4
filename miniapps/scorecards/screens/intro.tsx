import { ActionBar } from '../../kit/actions/action-bar.tsx'
import { CONTINUE, DISCARD, REPEAT, SEE_RESULT, START } from '../audit-actions.ts'
import { isOpenRun } from '../../domain/scorecards/run-status.ts'
import { isProvisional } from '../../domain/scorecards/score.ts'
import type { Run } from '../../domain/scorecards/scorecard.ts'
import { useFormat } from '../../kit/words/format.ts'
import { Card } from '../../kit/controls/card.tsx'
import { Link } from '../../kit/controls/link.tsx'
import { PageHeader } from '../../kit/controls/page-header.tsx'
import { useAudit } from '../parts/run/audit-context.ts'
import { AssessorsLink } from '../parts/assessors/assessors-link.tsx'
import { words as assessorWords } from '../parts/assessors/words/words.ts'
import { BandScale } from '../parts/band-scale.tsx'
import { CoverageBar } from '../parts/coverage-bar.tsx'
import { ScoreFigure } from '../parts/score-figure.tsx'
import { byDimension, type Entries } from '../parts/run/standing.ts'
import { UpgradeOffer } from '../parts/upgrade/upgrade-offer.tsx'
import { useAppBreadcrumbs } from '../../kit/bridge/use-app-breadcrumbs.ts'
import { useTitleFocus } from '../parts/use-title-focus.ts'
import { words } from '../words/words.ts'

const ACTIONS = [START, DISCARD, CONTINUE, REPEAT, SEE_RESULT]

/** What an audit is for and what it takes, before its first question. */
export function Intro() {
  const audit = useAudit()
  const { scorecard } = audit
  useAppBreadcrumbs(scorecard.title)
  useTitleFocus()
  return (
    <div className="os-page">
      <PageHeader
        title={scorecard.title}
        subtitle={scorecard.intro.purpose}
        actions={<ActionBar actions={ACTIONS} on={audit} hint={scorecard.title} />}
      />
      <UpgradeOffer />
      <div className="intro">
        <Facts />
        <Contents />
      </div>
    </div>
  )
}

function Facts() {
  const {
    scorecard: { intro, questions },
    run,
    last,
    entries,
    standing,
    path,
  } = useAudit()
  const { dateTime, number } = useFormat()
  return (
    <Card title={words('intro.glance')}>
      <dl className="os-facts">
        <dt>{words('intro.whoAnswers')}</dt>
        <dd>{intro.whoAnswers}</dd>
        <dt>{words('intro.time')}</dt>
        <dd>{words('intro.timeText', { minutes: intro.minutes })}</dd>
        <dt>{words('questions')}</dt>
        <dd>
          {run ? <CoverageBar {...standing} unknown={standing.unknown.length} /> : number(questions.length)}
        </dd>
        {run && (
          <>
            <dt>{words(isOpenRun(run.status) ? 'score.soFar' : 'score.title')}</dt>
            <dd>
              <ScoreFigure {...standing} />{' '}
              {standing.score !== null && <Link to={path('result')}>{words('action.result')}</Link>}
            </dd>
          </>
        )}
        {run && isOpenRun(run.status) && last && (
          <>
            <dt>{words('score.last')}</dt>
            <dd>
              <ScoreFigure score={last.score} provisional={isProvisional(last)} />{' '}
              <Link to={`${path('result')}/${encodeURIComponent(last.runId)}`}>{words('action.result')}</Link>{' '}
              <span className="os-muted">{dateTime(last.at)}</span>
            </dd>
          </>
        )}
        {run && (
          <>
            <dt>{words('column.lastChange')}</dt>
            <dd>{dateTime(lastChange(run, entries))}</dd>
            <dt>{assessorWords('link.title')}</dt>
            <dd>
              <AssessorsLink>{assessorWords('link.open')}</AssessorsLink>
            </dd>
          </>
        )}
      </dl>
    </Card>
  )
}

/** Answers were saved since the audit was loaded. */
function lastChange({ updatedAt }: Run, entries: Entries): string {
  const times = Object.values(entries).flatMap(({ at }) => (at ? [at] : []))
  return times.reduce((latest, at) => (Date.parse(at) > Date.parse(latest) ? at : latest), updatedAt)
}

function Contents() {
  const {
    scorecard: { dimensions, questions },
    entries,
    standing: { score },
  } = useAudit()
  return (
    <Card title={words('intro.covers')}>
      <ul className="intro-dimensions">
        {byDimension(dimensions, questions, entries).map(({ dimension, total }) => (
          <li key={dimension}>
            <span>{dimension}</span>
            <span className="os-muted">{words('intro.count', { count: total })}</span>
          </li>
        ))}
      </ul>
      <p className="os-muted intro-scale">{words('intro.scale')}</p>
      <BandScale score={score} />
    </Card>
  )
}
