import { useCallback } from 'react'
import type { PeopleFacets, PersonLine } from '../../domain/access/wire.ts'
import { useAnswer } from '../../kit/bridge/use-answer.ts'
import { withQuery } from '../../kit/bridge/with-query.ts'
import { ListScreen } from '../../kit/list/list-screen.tsx'
import { useList } from '../../kit/list/use-list.ts'
import type { Filter } from '../../kit/views/filters/filter.ts'
import { useFormat } from '../../kit/words/format.ts'
import { AdminTabs } from '../parts/admin-tabs.tsx'
import { PEOPLE_ACTIONS, PEOPLE_BULK } from '../parts/people/actions.ts'
import { peopleColumns } from '../parts/people/people-columns.tsx'
import { words } from '../words/words.ts'

const FACETS = ['agency', 'role', 'group', 'status'] as const

/** Everybody in the agencies that one administers: found, filtered, invited, changed together. */
export function People() {
  const people = useList<PersonLine>({
    name: 'people',
    api: 'access',
    from: '/people',
    facets: FACETS,
    limit: 100,
  })
  const { filters, total, agencyName, reload } = useFacets(withQuery('/people/facets', people.asked))
  const columns = useCallback(() => peopleColumns(agencyName), [agencyName])
  return (
    <ListScreen
      list={people}
      title={words('panel.users')}
      head={<AdminTabs current="users" />}
      actions={PEOPLE_ACTIONS}
      bulk={PEOPLE_BULK}
      search={words('people.search')}
      filters={filters}
      columns={columns}
      total={total}
      onChanged={reload}
      empty={words('people.none')}
    />
  )
}

/** What the list can be narrowed by, with how many each choice would leave. */
function useFacets(address: string) {
  const { number } = useFormat()
  const { data, reload } = useAnswer<PeopleFacets>('access', address, { keptAs: 'facets' })
  const filters = FACETS.map((key): Filter => {
    const options = (data?.[key] ?? []).map(({ id, name, count }) => ({
      value: id,
      label: `${key === 'status' ? words(`status.${id as 'active'}`) : name} (${number(count)})`,
    }))
    return { key, label: words(`filter.${key}`), kind: 'choice', options }
  })
  const agencies = data?.agency
  const agencyName = useCallback(
    (code: string) => agencies?.find(({ id }) => id === code)?.name ?? code,
    [agencies],
  )
  return { filters, total: data?.total, agencyName, reload }
}
