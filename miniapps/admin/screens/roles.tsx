import { useState } from 'react'
import { Plus } from 'lucide'
import type { RoleLine } from '../../domain/access/wire-grants.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { Icon } from '../../kit/controls/icon.tsx'
import { Link } from '../../kit/controls/link.tsx'
import { TabPanels } from '../../kit/controls/tab-panels.tsx'
import { withQuery } from '../../kit/bridge/with-query.ts'
import { AdminHeader } from '../parts/admin-header.tsx'
import { DutyRules } from '../parts/roles/duty-rules.tsx'
import { RoleList } from '../parts/roles/role-list.tsx'
import { RoleMatrix } from '../parts/roles/role-matrix.tsx'
import { words } from '../parts/roles/words/words.ts'
import { usePages } from '../parts/use-pages.ts'

const MOST_ROLES = 200

/** Roles one by one, all of them against all permissions, and what nobody may hold together. */
export function Roles() {
  const { route } = useMiniApp()
  const [view, setView] = useState('list')
  const roles = usePages<RoleLine>(withQuery('/roles', { limit: MOST_ROLES }), 'roles')
  return (
    <>
      <AdminHeader
        current="roles"
        actions={
          <Link look="primary" to={`${route.basePath}/panel/roles/new`}>
            <Icon of={Plus} />
            {words('new')}
          </Link>
        }
      />
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
