import { Search } from 'lucide'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { firstEntries, type MenuGroup } from './menu-groups.ts'
import { useOpenDialog } from '../dialogs/use-open-dialog.ts'
import { words } from '../../words/words.ts'

/** Shortens long menus to what can be looked through; a last line leads to search, which has all. */
export function useFirstEntries(): (groups: readonly MenuGroup[]) => readonly MenuGroup[] {
  const open = useOpenDialog()
  const { numberLocale } = useMiniApp(({ context }) => context.displaySettings)
  return (all) => {
    const { groups, all: count, areAll } = firstEntries(all)
    if (areAll) return groups
    return [
      ...groups,
      {
        entries: [
          {
            title: words('searchAll', { count: count.toLocaleString(numberLocale) }),
            icon: Search,
            onSelect: () => open('palette'),
          },
        ],
      },
    ]
  }
}
