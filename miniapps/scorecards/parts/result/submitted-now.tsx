import { CircleCheck } from 'lucide'
import { useFormat } from '../../../kit/words/format.ts'
import { Icon } from '../../../kit/controls/icon.tsx'
import { Link } from '../../../kit/controls/link.tsx'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { useAudit } from '../run/audit-context.ts'
import { NextAuditLink, useNextAudit } from '../start/next-audit-link.tsx'
import { scoreWords } from '../score-words.ts'
import { toFixFirst } from './to-fix-first.ts'
import { words } from '../../words/words.ts'

/** For who has just handed the audit in: what came of it, and where to go on. */
export function SubmittedNow() {
  const { scorecard, entries, standing } = useAudit()
  const { basePath } = useMiniApp().route
  const next = useNextAudit()
  const { number } = useFormat()
  const fixes = toFixFirst(scorecard.questions, entries).length
  return (
    <section className="os-notice submitted-now" data-tone="success" aria-labelledby="submitted-now">
      <Icon of={CircleCheck} size={20} />
      <div>
        <h2 id="submitted-now" className="os-subtitle">
          {words('submitted.title')}
        </h2>
        <p>
          {scoreWords(standing.score, number)}{' '}
          {fixes === 0 ? words('fix.none') : words('fix.named', { count: fixes })}
        </p>
        <p className="os-muted">{words('submitted.text')}</p>
      </div>
      <div className="os-row">
        <Link look="secondary" to={`${basePath}/summary`}>
          {words('action.summary')}
        </Link>
        <Link look={next ? 'secondary' : 'primary'} to={basePath}>
          {words('submitted.goOn')}
        </Link>
        <NextAuditLink look="primary" />
      </div>
    </section>
  )
}
