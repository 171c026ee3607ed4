import { Search } from 'lucide'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { firstEntries, type MenuGroup } from './menu-groups.ts'
import { useLayout } from '../../../kit/bridge/use-layout.ts'
import { useOpenDialog } from '../dialogs/use-open-dialog.ts'
import { words } from '../../words/words.ts'

/** Shortens long menus to what can be looked through; a last line leads to search, which has all, also those that have not come yet. */
export function useFirstEntries(): (groups: readonly MenuGroup[], isLong: boolean) => readonly MenuGroup[] {
  const open = useOpenDialog()
  const furtherApps = useLayout((layout) => layout.furtherApps)
  const { numberLocale } = useMiniApp(({ context }) => context.displaySettings)
  return (all, isLong) => {
    const { groups, all: count, areAll } = firstEntries(all)
    const isPart = isLong && furtherApps !== undefined
    if (areAll && !isPart) return groups
    return [
      ...groups,
      {
        entries: [
          {
            title: isPart
              ? words('searchAllApps')
              : words('searchAll', { count: count.toLocaleString(numberLocale) }),
            icon: Search,
            onSelect: () => open('palette'),
          },
        ],
      },
    ]
  }
}
