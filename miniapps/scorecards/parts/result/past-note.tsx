import type { Run } from '../../../domain/scorecards/scorecard.ts'
import { Link } from '../../../kit/controls/link.tsx'
import { periodWords } from '../period-words.ts'
import { useAudit } from '../run/audit-context.ts'
import { words } from '../../words/words.ts'

/** Above a result that was: of which quarter it is, and the way to the audit as it stands. */
export function PastNote({ run: { period } }: { run: Run }) {
  const { path } = useAudit()
  return (
    <p className="os-notice past-note" data-tone="information">
      <span>{words('past.text', { period: periodWords(period) })}</span>{' '}
      <Link to={path('intro')}>{words('past.go')}</Link>
    </p>
  )
}
