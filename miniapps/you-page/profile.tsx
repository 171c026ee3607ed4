import { useEffect } from 'react'
import type { User } from '../../shell/contract/entities.ts'
import { Card } from '../kit/controls/card.tsx'
import { type Column, DataTable } from '../kit/table/data-table.tsx'
import { useMiniApp } from '../kit/bridge/use-mini-app.ts'
import { AccountHeader } from './account-header.tsx'
import { type KnownPermission, permissionWords } from './permission-words.ts'
import { Roles } from './roles.tsx'

/** Who you are to the portal and what you may do. */
export function Profile({ user }: { user: User }) {
  const { context, portal } = useMiniApp()
  useEffect(() => void portal.emit('set-breadcrumbs', { text: 'Profile' }), [portal])
  const name = `${user.firstname} ${user.lastname}`.trim()
  return (
    <>
      <AccountHeader
        current="profile"
        title="Profile"
        subtitle="What the portal knows about you. Your agency keeps these facts."
      />
      <div className="account" data-beside>
        <Card title="About you">
          <dl className="os-facts">
            <dt>Name</dt>
            <dd>{name || '–'}</dd>
            <dt>Email</dt>
            <dd>{user.email}</dd>
            <dt>Agency</dt>
            <dd>{context.tenant.name}</dd>
          </dl>
        </Card>
        <div className="os-stack">
          <Card title="Roles">
            <Roles roles={user.userRoles} />
          </Card>
          <Access />
        </div>
      </div>
    </>
  )
}

/** What the person may do, here and for the brand; the code is what support asks for. */
function Access() {
  const { permissions, tenant, workspace } = useMiniApp().context
  return (
    <Card title="Access">
      <div className="os-stack">
        <Permissions title={`In ${tenant.name}`} codes={permissions.agency} />
        {workspace && <Permissions title={`For ${workspace.name}`} codes={permissions.workspace} />}
      </div>
    </Card>
  )
}

const COLUMNS: readonly Column<KnownPermission>[] = [
  { key: 'app', title: 'App', sortValue: ({ app }) => app, cell: ({ app }) => app },
  { key: 'allows', title: 'You may', cell: ({ allows }) => allows },
  {
    key: 'code',
    title: 'Code for support',
    wideOnly: true,
    cell: ({ code }) => <code className="permission-code">{code}</code>,
  },
]

function Permissions({ title, codes }: { title: string; codes: readonly string[] }) {
  const { prefix } = useMiniApp().context.permissions
  const rows = codes
    .map((code) => permissionWords(code, prefix))
    .toSorted(
      (one, other) => one.app.localeCompare(other.app, 'en') || one.allows.localeCompare(other.allows, 'en'),
    )
  return (
    <div>
      <h3>{title}</h3>
      {rows.length === 0 ? (
        <p className="os-muted">No permissions.</p>
      ) : (
        <DataTable caption={title} hideCaption columns={COLUMNS} rows={rows} rowKey={({ code }) => code} />
      )}
    </div>
  )
}
