import { Link, type LinkProps } from '../../../kit/controls/link.tsx'
import { useAudit } from '../run/audit-context.ts'

/** To the screen where a second assessor begins, and where both are compared. */
export const AssessorsLink = (link: Omit<LinkProps, 'to'>) => (
  <Link to={useAudit().path('second')} {...link} />
)
