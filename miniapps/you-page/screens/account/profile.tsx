import { Card } from '../../../kit/controls/card.tsx'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { AccountHeader } from './account-header.tsx'
import { Access } from './access.tsx'
import { Roles } from './roles.tsx'
import { useSheet } from '../../../kit/bridge/use-sheet.ts'
import sheet from './account.css?sheet'
import { words } from './words/words.ts'
import { words as kitWords } from '../../../kit/words/words.ts'

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
            <dt>{kitWords('name')}</dt>
            <dd>{name || '–'}</dd>
            <dt>{words('email')}</dt>
            <dd>{user.email}</dd>
            <dt>{kitWords('agency')}</dt>
            <dd>{tenant.name}</dd>
          </dl>
        </Card>
        <div className="os-stack">
          <Card title={kitWords('roles')}>
            <Roles roles={user.userRoles} />
          </Card>
          <Access />
        </div>
      </div>
    </>
  )
}
