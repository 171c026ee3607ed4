import type { AssignmentLine, GroupLine } from '../../../domain/access/wire-grants.ts'
import { withQuery } from '../../../kit/bridge/with-query.ts'
import { useList } from '../../../kit/list/use-list.ts'
import { RolesCard } from '../person/roles-card.tsx'
import { useAgencies } from '../use-agencies.ts'
import { words } from './words/words.ts'

/** What everybody in the group holds by it. */
export function GroupRoles({ group, onChanged }: { group: GroupLine; onChanged(): void }) {
  const agency = useAgencies().data?.find(({ code }) => code === group.agency)
  const given = useList<AssignmentLine>({
    name: 'given',
    api: 'access',
    from: withQuery('/assignments', { group: group.id }),
    limit: 100,
  })
  const changed = () => {
    given.reload()
    onChanged()
  }
  return (
    <RolesCard
      subject={{ kind: 'group', id: group.id, name: group.name }}
      agency={agency}
      assignments={given}
      empty={words('roles.none')}
      onChanged={changed}
    />
  )
}
