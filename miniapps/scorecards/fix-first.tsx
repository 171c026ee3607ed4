import { useFormat } from '../kit/words/format.ts'
import { Link } from '../kit/controls/link.tsx'
import { useAudit } from './audit-context.ts'
import { toFixFirst } from './to-fix-first.ts'

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
          Fix first
        </h2>
        <span className="os-muted">Level 0 or 1, weight 2 or more</span>
      </div>
      {found.length === 0 && <p className="os-muted">Nothing that weighs much stands at level 0 or 1.</p>}
      <ol className="fixes">
        {found.map(({ question, level }) => (
          <li key={question.id} className="fix">
            <span className="level-mark" data-low="" aria-hidden="true">
              {number(level)}
            </span>
            <div>
              <p className="fix-what">
                {run?.status === 'open' ? (
                  <Link quiet to={path('questions', question.id)}>
                    {question.text}
                  </Link>
                ) : (
                  question.text
                )}
              </p>
              <p className="os-muted">
                <span className="os-visually-hidden">Level {number(level)}: </span>
                {question.levels[level]}
              </p>
              <p>
                <span className="os-muted">Next level:</span> {question.levels[level + 1]}
              </p>
              <p className="os-muted os-small">
                {question.dimension} · weight {number(question.weight)} · {question.ownerRole}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
