import type { PersonDetail } from '../../../domain/access/wire-grants.ts'
import { useFormat } from '../../../kit/words/format.ts'
import { StatusBadge } from '../status-badge.tsx'
import { useAgencyName } from '../use-agencies.ts'
import { words } from './words/words.ts'
import { words as kitWords } from '../../../kit/words/words.ts'
import { words as appWords } from '../../words/words.ts'

export function PersonFacts({ person }: { person: PersonDetail }) {
  const { dateTime, list } = useFormat()
  const agencyName = useAgencyName()
  const { email, agencies, status, invitedAt, disabledAt, isShared } = person
  return (
    <>
      <dl className="os-facts">
        <dt>{appWords('person.email')}</dt>
        <dd>{email}</dd>
        <dt>{kitWords('status')}</dt>
        <dd>
          <StatusBadge status={status} />
        </dd>
        <dt>{kitWords('agencies')}</dt>
        <dd>{list(agencies.map(agencyName)) || '–'}</dd>
        {invitedAt !== null && (
          <>
            <dt>{words('invitedAt')}</dt>
            <dd>{dateTime(invitedAt)}</dd>
          </>
        )}
        {disabledAt !== null && (
          <>
            <dt>{words('disabledAt')}</dt>
            <dd>{dateTime(disabledAt)}</dd>
          </>
        )}
      </dl>
      {isShared && <p className="os-help">{words('isShared')}</p>}
    </>
  )
}
