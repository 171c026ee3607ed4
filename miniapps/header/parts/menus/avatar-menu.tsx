import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { MenuPopover } from './menu-popover.tsx'
import { PersonAvatar } from './person-avatar.tsx'
import { PersonCard } from './person-card.tsx'
import { useAccountGroups } from './use-account-groups.ts'
import { words } from '../../words/words.ts'

/** Who is signed in, and everything about their account. */
export function AvatarMenu() {
  const user = useMiniApp(({ context }) => context.user)
  const groups = useAccountGroups()
  if (!user) return null
  return (
    <MenuPopover
      label={words('accountOf', { name: `${user.firstname} ${user.lastname}` })}
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
