import { isOpenRun } from '../../../domain/scorecards/run-status.ts'
import { useFormat } from '../../../kit/words/format.ts'
import type { Resource } from '../../../kit/bridge/use-resource.ts'
import { ErrorState } from '../../../kit/controls/error-state.tsx'
import { Link } from '../../../kit/controls/link.tsx'
import { PlanAction, type PlanActionProps } from '../actions/plan-action.tsx'
import type { ListedAction } from '../actions/use-actions.ts'
import { useAudit } from '../run/audit-context.ts'
import { words as summaryWords } from '../summary/words/words.ts'
import { toFixFirst, type ToFix } from './to-fix-first.ts'
import { useAskedFor } from './use-asked-for.ts'
import { words } from '../../words/words.ts'

/** Level 0 or 1 where it weighs most; docs/design/scoring.md. */
export function FixFirst({ actions }: { actions: Resource<readonly ListedAction[]> }) {
  const { scorecard, entries, run } = useAudit()
  const found = toFixFirst(scorecard.questions, entries)
  const { data, error, loading, reload } = actions
  const hasFailed = data === undefined && error !== null
  return (
    <section className="os-card" aria-labelledby="fix-first">
      <div className="os-card-header">
        <h2 id="fix-first" className="os-subtitle">
          {words('fix.title')}
        </h2>
        <span className="os-muted">{words('fix.rule')}</span>
      </div>
      {found.length === 0 && <p className="os-muted">{words('fix.none')}</p>}
      {hasFailed && run && found.length > 0 && (
        <ErrorState problem={error} onRetry={reload} busy={loading} headingLevel={3} />
      )}
      <ol className="fixes">
        {found.map((fix) => (
          <Fix key={fix.question.id} {...fix} actions={data} mayPlan={!hasFailed} />
        ))}
      </ol>
    </section>
  )
}

interface FixProps extends ToFix, Pick<PlanActionProps, 'actions'> {
  /** False: the brand's actions could not be read, so that nobody knows which are planned. */
  mayPlan: boolean
}

function Fix({ question, level, priority, actions, mayPlan }: FixProps) {
  const { run, path } = useAudit()
  const { number } = useFormat()
  const { isAskedFor, element } = useAskedFor<HTMLLIElement>(question.id)
  const { id, text, levels, recommendation, dimension, weight, ownerRole } = question
  return (
    <li ref={element} className="fix" aria-current={isAskedFor || undefined}>
      <span className="level-mark" data-low="" aria-hidden="true">
        {number(level)}
      </span>
      <div>
        <p className="fix-what">
          {run && isOpenRun(run.status) ? (
            <Link quiet to={path('questions', id)}>
              {text}
            </Link>
          ) : (
            text
          )}
        </p>
        <p className="os-muted">
          <span className="os-visually-hidden">{words('answer.levelIs', { level: number(level) })} </span>
          {levels[level]}
        </p>
        {recommendation && (
          <p>
            <span className="os-muted">{summaryWords('fix.recommended')}</span> {recommendation.text}
          </p>
        )}
        <p>
          <span className="os-muted">{words('fix.next')}</span> {levels[level + 1]}
        </p>
        <p className="os-muted os-small">
          {words('fix.where', { dimension, weight: number(weight), owner: ownerRole })}
          {recommendation &&
            ` · ${summaryWords('fix.marks', {
              impact: number(recommendation.impact),
              effort: number(recommendation.effort),
              priority: number(priority, { maximumFractionDigits: 0 }),
            })}`}
        </p>
      </div>
      {run && mayPlan && (
        <div className="fix-action">
          <PlanAction question={question} level={level} run={run} actions={actions} />
        </div>
      )}
    </li>
  )
}
