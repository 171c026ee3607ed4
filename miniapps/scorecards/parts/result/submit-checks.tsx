import { COUNTS_FROM_COVERAGE, PROVISIONAL_BELOW_COVERAGE } from '../../../domain/scorecards/score.ts'
import type { Question } from '../../../domain/scorecards/scorecard.ts'
import { lacksEvidence } from '../../../domain/scorecards/run-answers.ts'
import { Link } from '../../../kit/controls/link.tsx'
import { useFormat } from '../../../kit/words/format.ts'
import { useAudit, type AuditInHand } from '../run/audit-context.ts'
import { valueIn } from '../run/standing.ts'
import { words } from '../../words/words.ts'

type Checked = Pick<AuditInHand, 'scorecard' | 'entries' | 'standing'>

const withoutEvidence = ({ scorecard: { questions }, entries }: Checked) =>
  questions.filter(({ id }) => lacksEvidence(valueIn(entries, id)))

/** As the rules of a run say: enough of the weight has a level, and each level 4 its evidence. */
export const canBeSubmitted = (audit: Checked): boolean =>
  audit.standing.coverage >= COUNTS_FROM_COVERAGE && withoutEvidence(audit).length === 0

/** Before an audit is handed in: what keeps it from that, and what is open or unknown. */
export function SubmitChecks() {
  const audit = useAudit()
  const { coverage, unanswered, unknown } = audit.standing
  const { percent } = useFormat()
  const lacking = withoutEvidence(audit)
  const isShort = coverage < COUNTS_FROM_COVERAGE
  const left = { share: percent(coverage), needed: percent(COUNTS_FROM_COVERAGE) }
  return (
    <>
      {isShort && <p>{words('submit.tooFew', left)}</p>}
      {!isShort && coverage < PROVISIONAL_BELOW_COVERAGE && (
        <p>
          {words('submit.provisional', { share: left.share, needed: percent(PROVISIONAL_BELOW_COVERAGE) })}
        </p>
      )}
      <Named title={words('submit.lacking', { count: lacking.length })} questions={lacking} />
      <Named title={words('submit.unanswered', { count: unanswered.length })} questions={unanswered} />
      <Named title={words('submit.unknown', { count: unknown.length })} questions={unknown} />
    </>
  )
}

function Named({ title, questions }: { title: string; questions: readonly Question[] }) {
  const { path } = useAudit()
  if (questions.length === 0) return null
  return (
    <>
      <p className="missing-title">{title}</p>
      <ul className="missing">
        {questions.map(({ id, text }) => (
          <li key={id}>
            <Link to={path('questions', id)}>{text}</Link>
          </li>
        ))}
      </ul>
    </>
  )
}
