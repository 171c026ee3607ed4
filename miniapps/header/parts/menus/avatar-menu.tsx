import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { Avatar } from '../../../kit/people/avatar.tsx'
import { words } from '../../words/words.ts'
import { MenuPopover } from './menu-popover.tsx'
import { PersonCard } from './person-card.tsx'
import { useAccountGroups } from './use-account-groups.ts'

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
      <Avatar person={user} size="s" />
    </MenuPopover>
  )
}
