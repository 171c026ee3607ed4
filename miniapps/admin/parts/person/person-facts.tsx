import type { PersonDetail } from '../../../domain/access/wire-grants.ts'
import { Facts } from '../../../kit/controls/facts.tsx'
import { useFormat } from '../../../kit/words/format.ts'
import { words as kitWords } from '../../../kit/words/words.ts'
import { words as appWords } from '../../words/words.ts'
import { StatusBadge } from '../status-badge.tsx'
import { useAgencyName } from '../use-agencies.ts'
import { words } from './words/words.ts'

export function PersonFacts({ person }: { person: PersonDetail }) {
  const { dateTime, list } = useFormat()
  const agencyName = useAgencyName()
  const { email, agencies, status, invitedAt, disabledAt, isShared } = person
  return (
    <>
      <Facts
        of={[
          [appWords('person.email'), email],
          [kitWords('status'), <StatusBadge key="status" status={status} />],
          [kitWords('agencies'), list(agencies.map(agencyName)) || '–'],
          [words('invitedAt'), invitedAt && dateTime(invitedAt)],
          [words('disabledAt'), disabledAt && dateTime(disabledAt)],
        ]}
      />
      {isShared && <p className="os-help">{words('isShared')}</p>}
    </>
  )
}
