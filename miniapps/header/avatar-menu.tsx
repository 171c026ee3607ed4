import { useMiniApp } from '../kit/bridge/use-mini-app.ts'
import { MenuPopover } from './menu-popover.tsx'
import { PersonAvatar } from './person-avatar.tsx'
import { PersonCard } from './person-card.tsx'
import { useAccountGroups } from './use-account-groups.ts'

/** Who is signed in, and everything about their account. */
export function AvatarMenu() {
  const user = useMiniApp(({ context }) => context.user)
  const groups = useAccountGroups()
  if (!user) return null
  return (
    <MenuPopover
      label={`Account of ${user.firstname} ${user.lastname}`}
      className="tool avatar-button"
      align="end"
      groups={() => groups}
      top={<PersonCard />}
      iconOnly
    >
      <PersonAvatar person={user} />
    </MenuPopover>
  )
}
