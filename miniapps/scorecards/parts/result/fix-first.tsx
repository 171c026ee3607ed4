import { isOpenRun } from '../../../domain/scorecards/run-status.ts'
import { useFormat } from '../../../kit/words/format.ts'
import { Link } from '../../../kit/controls/link.tsx'
import { useAudit } from '../run/audit-context.ts'
import { toFixFirst } from './to-fix-first.ts'
import { words } from '../../words/words.ts'

/** Level 0 or 1 where it weighs most; domain/scorecards, recommendation rule. */
export function FixFirst() {
  const {
    scorecard: { questions },
    entries,
    run,
    path,
  } = useAudit()
  const { number } = useFormat()
  const found = toFixFirst(questions, entries)
  return (
    <section className="os-card" aria-labelledby="fix-first">
      <div className="os-card-header">
        <h2 id="fix-first" className="os-subtitle">
          {words('fix.title')}
        </h2>
        <span className="os-muted">{words('fix.rule')}</span>
      </div>
      {found.length === 0 && <p className="os-muted">{words('fix.none')}</p>}
      <ol className="fixes">
        {found.map(({ question, level }) => (
          <li key={question.id} className="fix">
            <span className="level-mark" data-low="" aria-hidden="true">
              {number(level)}
            </span>
            <div>
              <p className="fix-what">
                {run && isOpenRun(run.status) ? (
                  <Link quiet to={path('questions', question.id)}>
                    {question.text}
                  </Link>
                ) : (
                  question.text
                )}
              </p>
              <p className="os-muted">
                <span className="os-visually-hidden">
                  {words('answer.levelIs', { level: number(level) })}{' '}
                </span>
                {question.levels[level]}
              </p>
              <p>
                <span className="os-muted">{words('fix.next')}</span> {question.levels[level + 1]}
              </p>
              <p className="os-muted os-small">
                {words('fix.where', {
                  dimension: question.dimension,
                  weight: number(question.weight),
                  owner: question.ownerRole,
                })}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
