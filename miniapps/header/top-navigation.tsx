import { useMemo, useRef } from 'react'
import { ChevronDown } from 'lucide'
import type { Layout, MenuItem } from '../../shell/contract/layout.ts'
import { Icon } from '../kit/icon.tsx'
import { ItemLink } from './item-link.tsx'
import { currentMenuPath, isGroup, isLong, leadsTo, shownItems } from './menu-items.ts'
import { menuGroups } from './menu-groups.ts'
import { MenuPopover } from './menu-popover.tsx'
import { useFirstEntries } from './use-first-entries.ts'
import { useFittingCount } from './use-fitting-count.ts'
import { useLayout } from './use-layout.ts'
import { useTrail } from './use-trail.ts'

/** Dashboard tabs and the tenant's own navigation in one row; what does not fit goes into More. */
export function TopNavigation() {
  const layout = useLayout()
  const row = useRef<HTMLUListElement>(null)
  const items = useNavigationItems(layout)
  const current = currentMenuPath(items, layout.path)
  const fitting = useFittingCount(row, items, useTrail())
  const rest = items.slice(fitting)
  const first = useFirstEntries()

  return (
    <nav className="navigation" aria-label="Main">
      <ul ref={row}>
        {items.map((item, index) => (
          <li key={`${item.title} ${item.path}`} data-entry data-overflowing={index >= fitting || undefined}>
            <NavigationEntry item={item} current={current} />
          </li>
        ))}
        {rest.length > 0 && (
          <li>
            <MenuPopover label="More" className="navigation-entry" align="end" groups={() => first(menuGroups(rest, current), rest.some(isLong))} current={rest.some((item) => leadsTo(item, current))}>
              More<Icon of={ChevronDown} />
            </MenuPopover>
          </li>
        )}
      </ul>
    </nav>
  )
}

/** Both menus, without an entry of the second that the first already has. */
export function useNavigationItems({ dashboardTabs, topNavigation }: Layout): readonly MenuItem[] {
  return useMemo(() => {
    const tabs = shownItems(dashboardTabs)
    const paths = new Set(tabs.map(({ path }) => path))
    return [...tabs, ...shownItems(topNavigation).filter((item) => isGroup(item) || !paths.has(item.path))]
  }, [dashboardTabs, topNavigation])
}

function NavigationEntry({ item, current }: { item: MenuItem; current: string | undefined }) {
  if (!isGroup(item) || item.disabled) return <ItemLink item={item} className="navigation-entry" current={item.path !== undefined && item.path === current} />
  return <NavigationMenu item={item} current={leadsTo(item, current) ? current : undefined} />
}

/** Its lines are made when it is opened. */
function NavigationMenu({ item, current }: { item: MenuItem; current: string | undefined }) {
  const first = useFirstEntries()
  const groups = () => first(menuGroups([...(item.path ? [{ title: item.title, path: item.path }] : []), ...(item.items ?? [])], current), isLong(item))
  return (
    <MenuPopover label={item.title} className="navigation-entry" groups={groups} current={current !== undefined}>
      {item.title}<Icon of={ChevronDown} />
    </MenuPopover>
  )
}
