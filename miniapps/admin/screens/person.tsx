import { useState } from 'react'
import type { PersonDetail } from '../../domain/access/wire-grants.ts'
import type { ScreenProps } from '../../kit/bridge/screens.tsx'
import { useBreadcrumbDetail } from '../../kit/bridge/use-breadcrumb-detail.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { useResource } from '../../kit/bridge/use-resource.ts'
import { Card } from '../../kit/controls/card.tsx'
import { ErrorState } from '../../kit/controls/error-state.tsx'
import { Link } from '../../kit/controls/link.tsx'
import { PageHeader } from '../../kit/controls/page-header.tsx'
import { Skeleton } from '../../kit/controls/skeleton.tsx'
import { useAccessApi } from '../access-api.ts'
import { DirectCard } from '../parts/person/direct-card.tsx'
import { EffectiveCard } from '../parts/person/effective-card.tsx'
import { GroupsCard } from '../parts/person/groups-card.tsx'
import { PersonActions } from '../parts/person/person-actions.tsx'
import { PersonFacts } from '../parts/person/person-facts.tsx'
import { RolesCard } from '../parts/person/roles-card.tsx'
import { words } from '../parts/person/words/words.ts'
import { personName } from '../parts/person-name.ts'
import { useAgencies, useFirstAgency } from '../parts/use-agencies.ts'

/** One person: who they are, what they may do and by which way, and what can be done about it. */
export function Person({ params }: ScreenProps) {
  const { route } = useMiniApp()
  const access = useAccessApi()
  const address = `/people/${encodeURIComponent(params['personId']!)}`
  const { data, error, loading, reload } = useResource(
    address,
    (signal) => access.get<PersonDetail>(address, signal),
    'person',
  )
  const agencies = useAgencies().data
  const theirs = agencies?.filter(({ code }) => data?.agencies.includes(code))
  const agency = useFirstAgency(theirs)
  const [turn, setTurn] = useState(0)
  const changed = () => {
    reload()
    setTurn(turn + 1)
  }
  useBreadcrumbDetail(data && personName(data))
  const back = (
    <Link className="admin-back" to={`${route.basePath}/panel/users`}>
      {words('back')}
    </Link>
  )
  if (error && !data)
    return (
      <>
        {back}
        <ErrorState problem={error} onRetry={reload} busy={loading} />
      </>
    )
  if (!data) return <Skeleton label={words('loading')} lines={[40, 60, 100, 100]} lineHeight={3} />
  return (
    <>
      {back}
      <PageHeader
        title={personName(data)}
        actions={<PersonActions person={data} agency={agency} onChanged={changed} />}
      />
      <div className="admin-person">
        <Card title={words('facts')}>
          <PersonFacts person={data} />
        </Card>
        <div className="os-stack">
          <EffectiveCard person={data} agencies={theirs ?? []} turn={turn} />
          <RolesCard person={data} agency={agency} onChanged={changed} />
          <GroupsCard person={data} agency={agency} onChanged={changed} />
          <DirectCard person={data} agency={agency} onChanged={changed} />
        </div>
      </div>
    </>
  )
}
