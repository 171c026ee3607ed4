import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { Avatar } from '../../../kit/people/avatar.tsx'

/** Name, e-mail and agency of the person signed in. */
export function PersonCard() {
  const user = useMiniApp(({ context }) => context.user)
  const tenant = useMiniApp(({ context }) => context.tenant)
  if (!user) return null
  return (
    <div className="person">
      <Avatar person={user} />
      <div className="person-facts">
        <p className="os-truncate person-name">
          {user.firstname} {user.lastname}
        </p>
        <p className="os-truncate os-small os-muted">{user.email}</p>
        <p className="os-truncate os-small os-muted">{tenant.name}</p>
      </div>
    </div>
  )
}
