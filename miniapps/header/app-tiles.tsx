import { useMemo } from 'react'
import { Search } from 'lucide'
import type { MenuItem } from '../../shell/contract/layout.ts'
import { Button } from '../kit/button.tsx'
import { useMiniApp } from '../kit/use-mini-app.ts'
import { ItemLink } from './item-link.tsx'
import { firstEntries, menuGroups, unnested } from './menu-groups.ts'
import { currentMenuPath } from './menu-items.ts'
import { MoreApps } from './more-apps.tsx'
import { useLayout } from './use-layout.ts'
import { useOpenDialog } from './use-open-dialog.ts'

/** A tile costs more to draw than a line of a menu; five full rows. */
const TILES_OF_EACH = 15

/** The person's apps, by category where they have one; where there are too many to look through, search has the rest. */
export function AppTiles({ done }: { done(): void }) {
  const { apps, path, furtherApps } = useLayout()
  const { numberLocale } = useMiniApp().context.displaySettings
  const open = useOpenDialog()
  const { groups, all, areAll } = useMemo(() => firstEntries(unnested(menuGroups(apps, currentMenuPath(apps, path))), TILES_OF_EACH), [apps, path])
  const search = () => { done(); open('palette') }
  return (
    <nav className="apps" aria-label="Apps">
      {groups.map(({ title, entries }, index) => (
        <section key={title ?? index} aria-label={title}>
          {title && <h2 className="apps-title">{title}</h2>}
          <ul className="tiles">{entries.map((app) => <li key={`${app.title} ${app.path}`}><Tile app={app} current={app.current} done={done} /></li>)}</ul>
        </section>
      ))}
      {!areAll && !furtherApps && <Button variant="secondary" icon={Search} onClick={search}>{`Search all ${all.toLocaleString(numberLocale)} apps`}</Button>}
      <MoreApps />
    </nav>
  )
}

function Tile({ app, current, done }: { app: MenuItem; current: boolean | undefined; done(): void }) {
  return (
    <ItemLink item={app} className="tile" current={current} onFollow={done}>
      <span className="tile-sign" aria-hidden="true">{signOf(app.title)}</span>
      <span className="tile-title">{app.title}</span>
      {app.notAvailable && !app.disabled && <span className="tile-note">Not available yet</span>}
    </ItemLink>
  )
}

/** First letters of the first two words, else the first two letters: `Sc`, `MP`. */
function signOf(title: string): string {
  const [first = '', second] = title.split(/\s+/).filter((word) => /^\p{L}/u.test(word))
  const letters = second ? `${initial(first)}${initial(second)}`.toUpperCase() : first.match(/^\P{M}\p{M}*.?/u)?.[0]
  return letters || '·'
}

const initial = (word: string) => word.match(/^\p{L}/u)?.[0] ?? ''
