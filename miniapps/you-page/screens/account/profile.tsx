import { Card } from '../../../kit/controls/card.tsx'
import { type Column, DataTable } from '../../../kit/table/data-table.tsx'
import { useFormat } from '../../../kit/words/format.ts'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { AccountHeader } from './account-header.tsx'
import { type KnownPermission, permissionWords } from '../../../kit/permissions/permission-words.ts'
import { Roles } from './roles.tsx'
import { useSheet } from '../../../kit/bridge/use-sheet.ts'
import sheet from './account.css?sheet'
import { words } from './words/words.ts'

/** Who you are to the portal and what you may do. */
export function Profile() {
  const { tenant, user } = useMiniApp().context
  useSheet(sheet)
  if (!user) return null
  const name = `${user.firstname} ${user.lastname}`.trim()
  return (
    <>
      <AccountHeader current="profile" subtitle={words('profileLead')} />
      <div className="account" data-beside>
        <Card title={words('aboutYou')}>
          <dl className="os-facts">
            <dt>{words('name')}</dt>
            <dd>{name || '–'}</dd>
            <dt>{words('email')}</dt>
            <dd>{user.email}</dd>
            <dt>{words('agency')}</dt>
            <dd>{tenant.name}</dd>
          </dl>
        </Card>
        <div className="os-stack">
          <Card title={words('roles')}>
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
    <Card title={words('access')}>
      <div className="os-stack">
        <Permissions title={words('accessIn', { tenant: tenant.name })} codes={permissions.agency} />
        {workspace && (
          <Permissions title={words('accessFor', { brand: workspace.name })} codes={permissions.workspace} />
        )}
      </div>
    </Card>
  )
}

const columns = (): readonly Column<KnownPermission>[] => [
  { key: 'app', title: words('app'), sortValue: ({ app }) => app, cell: ({ app }) => app },
  { key: 'allows', title: words('youMay'), cell: ({ allows }) => allows },
  {
    key: 'code',
    title: words('codeForSupport'),
    wideOnly: true,
    cell: ({ code }) => <code className="permission-code">{code}</code>,
  },
]

function Permissions({ title, codes }: { title: string; codes: readonly string[] }) {
  const { prefix } = useMiniApp().context.permissions
  const { compare } = useFormat()
  const rows = codes
    .map((code) => permissionWords(code, prefix))
    .toSorted((one, other) => compare(one.app, other.app) || compare(one.allows, other.allows))
  return (
    <div>
      <h3>{title}</h3>
      {rows.length === 0 ? (
        <p className="os-muted">{words('noPermissions')}</p>
      ) : (
        <DataTable caption={title} hideCaption columns={columns()} rows={rows} rowKey={({ code }) => code} />
      )}
    </div>
  )
}
