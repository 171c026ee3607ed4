import { useState } from 'react'
import { Plus } from 'lucide'
import type { RoleLine } from '../../domain/access/wire-grants.ts'
import { ActionBar } from '../../kit/actions/action-bar.tsx'
import { action } from '../../kit/actions/action.ts'
import { TabPanels } from '../../kit/controls/tab-panels.tsx'
import { useList } from '../../kit/list/use-list.ts'
import { AdminHeader } from '../parts/admin-header.tsx'
import { DutyRules } from '../parts/roles/duty-rules.tsx'
import { RoleList } from '../parts/roles/role-list.tsx'
import { RoleMatrix } from '../parts/roles/role-matrix.tsx'
import { words } from '../parts/roles/words/words.ts'

const MOST_ROLES = 200

const NEW_ROLE = action({
  key: 'new-role',
  label: () => words('new'),
  icon: Plus,
  look: 'primary',
  to: (basePath) => `${basePath}/panel/roles/new`,
})

/** Roles one by one, all of them against all permissions, and what nobody may hold together. */
export function Roles() {
  const [view, setView] = useState('list')
  const roles = useList<RoleLine>({ name: 'roles', api: 'access', from: '/roles', limit: MOST_ROLES })
  return (
    <>
      <AdminHeader current="roles" actions={<ActionBar actions={[NEW_ROLE]} on={roles} />} />
      <TabPanels
        label={words('views')}
        current={view}
        onChange={setView}
        tabs={[
          { key: 'list', label: words('view.list'), content: () => <RoleList roles={roles} /> },
          { key: 'matrix', label: words('view.matrix'), content: () => <RoleMatrix roles={roles} /> },
          { key: 'duties', label: words('view.duties'), content: () => <DutyRules /> },
        ]}
      />
    </>
  )
}
