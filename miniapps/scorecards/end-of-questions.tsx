import { Button } from '../kit/controls/button.tsx'
import { useFormat } from '../kit/words/format.ts'
import { Link } from '../kit/controls/link.tsx'
import { useAudit } from './audit-context.ts'

/** Below the last question: what is open, and where to go from here. */
export function EndOfQuestions({ onNext }: { onNext(): void }) {
  const {
    standing: { unanswered },
    path,
  } = useAudit()
  const { number } = useFormat()
  const words =
    unanswered.length === 0
      ? 'All questions are answered.'
      : unanswered.length === 1
        ? 'One question is not answered yet.'
        : `${number(unanswered.length)} questions are not answered yet.`
  return (
    <div className="end">
      <p>{words}</p>
      <div className="os-row">
        {unanswered.length > 0 && <Button onClick={onNext}>Next unanswered</Button>}
        <Link look="secondary" to={path('result')}>
          See result
        </Link>
      </div>
    </div>
  )
}
