import { memo, useMemo, useRef } from 'react'
import { ChevronDown } from 'lucide'
import type { MenuItem } from '../../../../shell/contract/layout.ts'
import { Icon } from '../../../kit/controls/icon.tsx'
import { ItemLink } from './item-link.tsx'
import { currentMenuPath, isComing, isGroup, leadsTo, shownItems } from './menu-items.ts'
import { linesOf, menuGroups } from './menu-groups.ts'
import { MenuPopover } from './menu-popover.tsx'
import { useFirstEntries } from './use-first-entries.ts'
import { useFittingCount } from './use-fitting-count.ts'
import { useLayout } from '../../../kit/bridge/use-layout.ts'
import { useTrail } from '../use-trail.ts'
import { useLanguage } from '../../../kit/words/use-language.ts'
import { words } from '../../words/words.ts'

/** Dashboard tabs and the tenant's own navigation in one row; what does not fit or is not there yet goes into More. */
export function TopNavigation() {
  const row = useRef<HTMLUListElement>(null)
  const items = useNavigationItems()
  const current = useLayout(({ path }) => currentMenuPath(items, path))
  const there = useMemo(() => items.filter((item) => !isComing(item)), [items])
  const fitting = useFittingCount(row, there, there.length < items.length, useTrail())
  const marked = items.find((item) => leadsTo(item, current)) // a tab before the group that also has it
  const rest = [...there.slice(fitting), ...items.filter(isComing)]
  const first = useFirstEntries()

  return (
    <nav className="navigation" aria-label={words('menu.main')}>
      <ul ref={row}>
        {there.map((item, index) => (
          <li key={`${item.title} ${item.path}`} data-entry data-overflowing={index >= fitting || undefined}>
            <NavigationEntry item={item} current={item === marked ? current : undefined} />
          </li>
        ))}
        {rest.length > 0 && (
          <li>
            <MenuPopover
              label={words('menu.more')}
              className="navigation-entry"
              align="end"
              groups={() => first(menuGroups(rest, current))}
              current={marked !== undefined && rest.includes(marked)}
            >
              {words('menu.more')}
              <Icon of={ChevronDown} />
            </MenuPopover>
          </li>
        )}
      </ul>
    </nav>
  )
}

/** Both menus, without an entry of the second that the first already has. */
export function useNavigationItems(): readonly MenuItem[] {
  const dashboardTabs = useLayout((layout) => layout.dashboardTabs)
  const topNavigation = useLayout((layout) => layout.topNavigation)
  return useMemo(() => {
    const tabs = shownItems(dashboardTabs)
    const paths = new Set(tabs.map(({ path }) => path))
    return [...tabs, ...shownItems(topNavigation).filter((item) => isGroup(item) || !paths.has(item.path))]
  }, [dashboardTabs, topNavigation])
}

/** `current` is the path in it that leads to where the user is. */
const NavigationEntry = memo(({ item, current }: { item: MenuItem; current: string | undefined }) => {
  if (!isGroup(item) || item.disabled)
    return (
      <ItemLink
        item={item}
        className="navigation-entry"
        current={current !== undefined && item.path === current}
      />
    )
  return <NavigationMenu item={item} current={current} />
})

/** Its lines are made when it is opened. */
function NavigationMenu({ item, current }: { item: MenuItem; current: string | undefined }) {
  const first = useFirstEntries()
  useLanguage()
  const groups = () =>
    first(
      linesOf(
        [...(item.path ? [{ title: item.title, path: item.path }] : []), ...(item.items ?? [])],
        current,
      ),
    )
  return (
    <MenuPopover
      label={item.title}
      className="navigation-entry"
      groups={groups}
      current={current !== undefined}
    >
      {item.title}
      <Icon of={ChevronDown} />
    </MenuPopover>
  )
}
