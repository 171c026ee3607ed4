import { CircleCheck } from 'lucide'
import { useFormat } from '../kit/words/format.ts'
import { Icon } from '../kit/controls/icon.tsx'
import { Link } from '../kit/controls/link.tsx'
import { useMiniApp } from '../kit/bridge/use-mini-app.ts'
import { useAudit } from './audit-context.ts'
import { scoreWords } from './score-words.ts'
import { toFixFirst } from './to-fix-first.ts'

/** For who has just handed the audit in: what came of it, and where to go on. */
export function SubmittedNow() {
  const { scorecard, entries, standing } = useAudit()
  const { basePath } = useMiniApp().route
  const { number } = useFormat()
  const fixes = toFixFirst(scorecard.questions, entries).length
  return (
    <section className="os-notice submitted-now" data-tone="success" aria-labelledby="submitted-now">
      <Icon of={CircleCheck} size={20} />
      <div>
        <h2 id="submitted-now" className="os-subtitle">
          The audit is submitted
        </h2>
        <p>
          {scoreWords(standing.score, number)} {fixWords(fixes, number(fixes))}
        </p>
        <p className="os-muted">
          The answers are kept as they are now. To measure again later, repeat the audit from its first page.
        </p>
      </div>
      <div className="os-row">
        <Link look="secondary" to={`${basePath}/summary`}>
          See summary
        </Link>
        <Link look="primary" to={basePath}>
          Go on to all audits
        </Link>
      </div>
    </section>
  )
}

function fixWords(count: number, inWords: string): string {
  if (count === 0) return 'Nothing that weighs much stands at level 0 or 1.'
  return count === 1
    ? 'One question to fix first is named below.'
    : `${inWords} questions to fix first are named below.`
}
