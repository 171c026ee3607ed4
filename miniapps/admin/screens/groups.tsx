import { useCallback } from 'react'
import { Plus } from 'lucide'
import type { GroupLine } from '../../domain/access/wire-grants.ts'
import { action } from '../../kit/actions/action.ts'
import { ListScreen } from '../../kit/list/list-screen.tsx'
import { useList } from '../../kit/list/use-list.ts'
import { AdminTabs } from '../parts/admin-tabs.tsx'
import { groupColumns } from '../parts/groups/group-columns.tsx'
import { GroupDialog } from '../parts/groups/group-dialog.tsx'
import { words } from '../parts/groups/words/words.ts'
import { useAgencyName } from '../parts/use-agencies.ts'
import { words as appWords } from '../words/words.ts'

const NEW_GROUP = action({
  key: 'new-group',
  label: () => words('new'),
  icon: Plus,
  look: 'primary',
  run: ({ open, portal, basePath }) =>
    open(GroupDialog, {
      onDone: ({ id }) => portal.navigate(`${basePath}/panel/groups/${encodeURIComponent(id)}`),
    }),
})

/** Groups of people, whom a rule, another system or an administrator adds. */
export function Groups() {
  const groups = useList<GroupLine>({ name: 'groups', api: 'access', from: '/groups', limit: 200 })
  const agencyName = useAgencyName()
  const columns = useCallback(() => groupColumns(agencyName), [agencyName])
  return (
    <ListScreen
      list={groups}
      title={appWords('panel.groups')}
      head={<AdminTabs current="groups" />}
      actions={[NEW_GROUP]}
      search={words('search')}
      columns={columns}
      empty={words('none')}
      fileName={appWords('panel.groups')}
    />
  )
}
