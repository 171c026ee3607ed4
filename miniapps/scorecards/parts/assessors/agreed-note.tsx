import { isOpenRun } from '../../../domain/scorecards/run-status.ts'
import { Link } from '../../../kit/controls/link.tsx'
import { useAudit } from '../run/audit-context.ts'
import { words } from './words/words.ts'

/** In place of the choice, once there is an agreed run. */
export function AgreedNote({ status }: { status: string }) {
  const { path } = useAudit()
  const isOpen = isOpenRun(status)
  return (
    <div className="agree">
      <p>{words(isOpen ? 'agreed.open' : 'agreed.done')}</p>
      <p>
        <Link look="primary" to={path(isOpen ? 'questions' : 'result')}>
          {words('agreed.go')}
        </Link>
      </p>
    </div>
  )
}
