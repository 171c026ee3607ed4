import type { UploadLine } from '../../domain/uploads/wire.ts'
import { Link } from '../../kit/controls/link.tsx'
import { useFormat } from '../../kit/words/format.ts'
import { words } from '../words/words.ts'
import { planPath } from './plan-path.ts'

/** The same file came in before, in this brand. */
export function KnownFile({ upload: { uploadedAt, uploadedBy, plan } }: { upload: UploadLine }) {
  const { dateTime } = useFormat()
  return (
    <p className="os-notice" data-tone="information" role="status">
      <span>
        {words('known', { by: uploadedBy, at: dateTime(uploadedAt) })}{' '}
        {plan && <Link to={planPath(plan.id)}>{words('openPlan', { title: plan.title })}</Link>}
      </span>
    </p>
  )
}
