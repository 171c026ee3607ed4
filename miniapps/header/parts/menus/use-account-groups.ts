import { useMemo } from 'react'
import { LogOut, SlidersHorizontal } from 'lucide'
import type { AgencyLink } from '../../../../shell/contract/layout.ts'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { menuGroups, type MenuGroup } from './menu-groups.ts'
import { currentMenuPath } from './menu-items.ts'
import { useLayout } from '../../../kit/bridge/use-layout.ts'
import { useOpenDialog } from '../dialogs/use-open-dialog.ts'
import { words as kitWords } from '../../../kit/words/words.ts'
import { words } from '../../words/words.ts'
import { useLanguage } from '../../../kit/words/use-language.ts'

/** The avatar menu: the shell's entries, display settings, other agencies, signing out. */
export function useAccountGroups(): readonly MenuGroup[] {
  const avatarMenu = useLayout((layout) => layout.avatarMenu)
  const agencies = useLayout((layout) => layout.agencies)
  const current = useLayout(({ path }) => currentMenuPath(avatarMenu, path))
  const portal = useMiniApp((miniApp) => miniApp.portal)
  const open = useOpenDialog()
  const language = useLanguage()
  return useMemo(
    () => [
      ...menuGroups(avatarMenu, current),
      {
        entries: [
          {
            id: 'display',
            title: words('display.title'),
            icon: SlidersHorizontal,
            onSelect: () => open('display-settings'),
          },
        ],
      },
      ...agencyGroup(agencies),
      {
        entries: [
          {
            id: 'signOut',
            title: words('signOut'),
            icon: LogOut,
            onSelect: () => void portal.emit('logout'),
          },
        ],
      },
    ],
    // oxlint-disable-next-line react/exhaustive-deps
    [avatarMenu, agencies, current, portal, open, language],
  )
}

/** Each agency has its own portal, so switching is following a link; with one agency there is nothing to switch. */
function agencyGroup(agencies: readonly AgencyLink[]): readonly MenuGroup[] {
  if (agencies.length < 2) return []
  return [
    {
      title: kitWords('agencies'),
      entries: agencies.map(({ name, url, current }) => ({ title: name, path: url, current, sameTab: true })),
    },
  ]
}
