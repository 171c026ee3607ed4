import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { useSheet } from '../../../kit/bridge/use-sheet.ts'
import { Card } from '../../../kit/controls/card.tsx'
import { Facts } from '../../../kit/controls/facts.tsx'
import { words as kitWords } from '../../../kit/words/words.ts'
import { Access } from './access.tsx'
import { AccountHeader } from './account-header.tsx'
import { Roles } from './roles.tsx'
import { words } from './words/words.ts'
import sheet from './account.css?sheet'

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
          <Facts
            of={[
              [kitWords('name'), name || '–'],
              [words('email'), user.email],
              [kitWords('agency'), tenant.name],
            ]}
          />
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
