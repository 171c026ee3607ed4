import { useState } from 'react'
import type { PersonDetail, AssignmentLine } from '../../domain/access/wire-grants.ts'
import { ActionBar } from '../../kit/actions/action-bar.tsx'
import { ActionMenu } from '../../kit/actions/action-menu.tsx'
import type { ScreenProps } from '../../kit/bridge/screens.tsx'
import { useAnswer } from '../../kit/bridge/use-answer.ts'
import { useBreadcrumbDetail } from '../../kit/bridge/use-breadcrumb-detail.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { Card } from '../../kit/controls/card.tsx'
import { PageHeader } from '../../kit/controls/page-header.tsx'
import { useList } from '../../kit/list/use-list.ts'
import { DetailFrame } from '../parts/detail-frame.tsx'
import { personName } from '../parts/person-name.ts'
import { MORE, SEE_AS } from '../parts/person/actions.tsx'
import { DirectCard } from '../parts/person/direct-card.tsx'
import { EffectiveCard } from '../parts/person/effective-card.tsx'
import { GroupsCard } from '../parts/person/groups-card.tsx'
import { PersonFacts } from '../parts/person/person-facts.tsx'
import { RolesCard } from '../parts/person/roles-card.tsx'
import { words } from '../parts/person/words/words.ts'
import { useAgencies, useFirstAgency } from '../parts/use-agencies.ts'
import { words as appWords } from '../words/words.ts'

/** One person: who they are, what they may do and by which way, and what can be done about it. */
export function Person({ params }: ScreenProps) {
  const me = useMiniApp(({ context }) => context.user?.id)
  const address = `/people/${encodeURIComponent(params['personId']!)}`
  const resource = useAnswer<PersonDetail>('access', address, { keptAs: 'person' })
  const { data, reload } = resource
  const agencies = useAgencies().data
  const theirs = agencies?.filter(({ code }) => data?.agencies.includes(code))
  const agency = useFirstAgency(theirs)
  const assignments = useList<AssignmentLine>({ name: 'roles', rows: data?.assignments ?? [] })
  const [turn, setTurn] = useState(0)
  const changed = () => {
    reload()
    setTurn(turn + 1)
  }
  useBreadcrumbDetail(data && personName(data))
  return (
    <DetailFrame panel="users" back={words('back')} loading={words('loading')} resource={resource}>
      {(person) => {
        const name = personName(person)
        const of = { person, agency, isOwn: person.id === me }
        return (
          <>
            <PageHeader
              title={name}
              actions={
                <>
                  <ActionBar actions={[SEE_AS]} on={of} hint={name} />
                  <ActionMenu label={words('more')} actions={MORE} on={of} hint={name} onDone={changed} />
                </>
              }
            />
            <div className="admin-person">
              <Card title={appWords('facts')}>
                <PersonFacts person={person} />
              </Card>
              <div className="os-stack">
                <EffectiveCard person={person} agencies={theirs ?? []} turn={turn} />
                <RolesCard
                  subject={{ kind: 'person', id: person.id, name }}
                  agency={agency}
                  assignments={assignments}
                  empty={words('roles.none')}
                  onChanged={changed}
                />
                <GroupsCard {...of} onChanged={changed} />
                <DirectCard {...of} onChanged={changed} />
              </div>
            </div>
          </>
        )
      }}
    </DetailFrame>
  )
}
