import type { Assessor, Assessors } from '../../../domain/scorecards/assessors.ts'
import { isOpenRun } from '../../../domain/scorecards/run-status.ts'
import { Badge } from '../../../kit/controls/badge.tsx'
import { Card } from '../../../kit/controls/card.tsx'
import { Link } from '../../../kit/controls/link.tsx'
import { useFormat } from '../../../kit/words/format.ts'
import { useAudit } from '../run/audit-context.ts'
import { words } from './words/words.ts'

const ROLES = ['first', 'second', 'agreed'] as const

/** Who assesses, and how far each is. */
export function AssessorList({ assessors }: { assessors: Assessors }) {
  const { path } = useAudit()
  const { second, you, compared } = assessors
  const mine = you && assessors[you]
  return (
    <Card title={words('who.title')} className="assessors">
      <dl className="os-facts">
        {ROLES.map((role) => {
          const one = assessors[role]
          return (
            one && (
              <Row
                key={role}
                title={words(`who.${role}`)}
                assessor={one}
                hasContributed={role === you && !one.isYou}
              />
            )
          )
        })}
      </dl>
      {second && !compared && <p className="os-muted">{words('waiting')}</p>}
      {second && mine && isOpenRun(mine.status) && (
        <p>
          <Link look="primary" to={path('questions')}>
            {words('continue')}
          </Link>
        </p>
      )}
    </Card>
  )
}

interface RowProps {
  title: string
  assessor: Assessor
  /** The person who looks has answered in it, which another one has begun. */
  hasContributed: boolean
}

function Row({ title, assessor, hasContributed }: RowProps) {
  const { dateTime } = useFormat()
  const { name, isYou, status, updatedAt } = assessor
  return (
    <>
      <dt>{title}</dt>
      <dd>
        {isYou ? words('who.you', { name }) : name}{' '}
        <Badge tone={isOpenRun(status) ? 'neutral' : 'success'}>{words(`status.${status}`)}</Badge>{' '}
        <span className="os-muted">{dateTime(updatedAt)}</span>
        {hasContributed && <p className="os-muted os-small">{words('who.contributed')}</p>}
      </dd>
    </>
  )
}
