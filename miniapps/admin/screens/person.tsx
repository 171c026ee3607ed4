import { useState } from 'react'
import type { PersonDetail } from '../../domain/access/wire-grants.ts'
import type { ScreenProps } from '../../kit/bridge/screens.tsx'
import { useBreadcrumbDetail } from '../../kit/bridge/use-breadcrumb-detail.ts'
import { useResource } from '../../kit/bridge/use-resource.ts'
import { Card } from '../../kit/controls/card.tsx'
import { PageHeader } from '../../kit/controls/page-header.tsx'
import { useApi } from '../../kit/bridge/use-api.ts'
import { DetailFrame } from '../parts/detail-frame.tsx'
import { DirectCard } from '../parts/person/direct-card.tsx'
import { EffectiveCard } from '../parts/person/effective-card.tsx'
import { GroupsCard } from '../parts/person/groups-card.tsx'
import { PersonActions } from '../parts/person/person-actions.tsx'
import { PersonFacts } from '../parts/person/person-facts.tsx'
import { RolesCard } from '../parts/person/roles-card.tsx'
import { words } from '../parts/person/words/words.ts'
import { personName } from '../parts/person-name.ts'
import { useAgencies, useFirstAgency } from '../parts/use-agencies.ts'
import { words as appWords } from '../words/words.ts'

/** One person: who they are, what they may do and by which way, and what can be done about it. */
export function Person({ params }: ScreenProps) {
  const access = useApi('access')
  const address = `/people/${encodeURIComponent(params['personId']!)}`
  const resource = useResource(address, (signal) => access.get<PersonDetail>(address, signal), 'person')
  const { data, reload } = resource
  const agencies = useAgencies().data
  const theirs = agencies?.filter(({ code }) => data?.agencies.includes(code))
  const agency = useFirstAgency(theirs)
  const [turn, setTurn] = useState(0)
  const changed = () => {
    reload()
    setTurn(turn + 1)
  }
  useBreadcrumbDetail(data && personName(data))
  return (
    <DetailFrame panel="users" back={words('back')} loading={words('loading')} resource={resource}>
      {(person) => (
        <>
          <PageHeader
            title={personName(person)}
            actions={<PersonActions person={person} agency={agency} onChanged={changed} />}
          />
          <div className="admin-person">
            <Card title={appWords('facts')}>
              <PersonFacts person={person} />
            </Card>
            <div className="os-stack">
              <EffectiveCard person={person} agencies={theirs ?? []} turn={turn} />
              <RolesCard
                subject={{ kind: 'person', id: person.id, name: personName(person) }}
                agency={agency}
                assignments={person.assignments}
                empty={words('roles.none')}
                onChanged={changed}
              />
              <GroupsCard person={person} agency={agency} onChanged={changed} />
              <DirectCard person={person} agency={agency} onChanged={changed} />
            </div>
          </div>
        </>
      )}
    </DetailFrame>
  )
}
