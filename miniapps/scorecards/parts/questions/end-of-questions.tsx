import { Button } from '../../../kit/controls/button.tsx'
import { Link } from '../../../kit/controls/link.tsx'
import { NextAuditLink } from '../start/next-audit-link.tsx'
import { useAudit } from '../run/audit-context.ts'
import { words } from '../../words/words.ts'

/** Below the last question: what is open, and where to go from here. */
export function EndOfQuestions({ onNext }: { onNext(): void }) {
  const {
    standing: { unanswered },
    path,
  } = useAudit()
  return (
    <div className="end">
      <p>{words('questions.end', { count: unanswered.length })}</p>
      <div className="os-row">
        {unanswered.length > 0 && <Button onClick={onNext}>{words('action.nextUnanswered')}</Button>}
        <Link look="secondary" to={path('result')}>
          {words('action.result')}
        </Link>
        <NextAuditLink look="quiet" />
      </div>
    </div>
  )
}
