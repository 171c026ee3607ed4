import { useEffect } from 'react'
import type { User } from '../../shell/contract/entities.ts'
import { Badge } from '../kit/badge.tsx'
import { Card } from '../kit/card.tsx'
import { useMiniApp } from '../kit/use-mini-app.ts'
import { AccountHeader } from './account-header.tsx'
import { Roles } from './roles.tsx'

/** Who you are to the portal and what you may do. */
export function Profile({ user }: { user: User }) {
  const { context, portal } = useMiniApp()
  useEffect(() => void portal.emit('set-breadcrumbs', { text: 'Profile' }), [portal])
  const name = `${user.firstname} ${user.lastname}`.trim()
  return (
    <>
      <AccountHeader current="profile" title={name || user.email} subtitle="What the portal knows about you. Your agency keeps these facts." />
      <div className="account" data-beside>
        <Card title="About you">
          <dl className="os-facts">
            <dt>Name</dt><dd>{name || '–'}</dd>
            <dt>Email</dt><dd>{user.email}</dd>
            <dt>Agency</dt><dd>{context.tenant.name}</dd>
          </dl>
        </Card>
        <div className="os-stack">
          <Card title="Roles"><Roles roles={user.userRoles} /></Card>
          <Access />
        </div>
      </div>
    </>
  )
}

/** The permission names as support knows them. */
function Access() {
  const { permissions, tenant, workspace } = useMiniApp().context
  return (
    <Card title="Access">
      <div className="os-stack">
        <Permissions title={`In ${tenant.name}`} names={permissions.agency} />
        {workspace && <Permissions title={`For ${workspace.name}`} names={permissions.workspace} />}
      </div>
    </Card>
  )
}

function Permissions({ title, names }: { title: string; names: readonly string[] }) {
  return (
    <div>
      <h3>{title}</h3>
      {names.length === 0 ? <p className="os-muted">No permissions.</p> : <ul className="permissions">{names.toSorted().map((name) => <li key={name}><Badge>{name}</Badge></li>)}</ul>}
    </div>
  )
}
