import { useMemo } from 'react'
import { Search } from 'lucide'
import { Button } from '../../../kit/controls/button.tsx'
import { Icon } from '../../../kit/controls/icon.tsx'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { appIcon } from '../../../kit/controls/app-icons.ts'
import { ItemLink } from './item-link.tsx'
import { firstEntries, menuGroups, unnested, type MenuEntry } from './menu-groups.ts'
import { currentMenuPath } from './menu-items.ts'
import { useExplain } from '../dialogs/use-explain.ts'
import { useLayout } from '../../../kit/bridge/use-layout.ts'
import { useOpenDialog } from '../dialogs/use-open-dialog.ts'
import { useLanguage } from '../../../kit/words/use-language.ts'
import { words } from '../../words/words.ts'

/** A tile costs more to draw than a line of a menu; five full rows. */
const TILES_OF_EACH = 15

/** The person's apps, by category where they have one; where there are too many to look through, search has the rest. */
export function AppTiles({ done }: { done(): void }) {
  const { apps, path } = useLayout()
  const { numberLocale } = useMiniApp().context.displaySettings
  const open = useOpenDialog()
  const language = useLanguage()
  const { groups, all, areAll } = useMemo(
    () => firstEntries(unnested(menuGroups(apps, currentMenuPath(apps, path))), TILES_OF_EACH),
    // oxlint-disable-next-line react/exhaustive-deps
    [apps, path, language],
  )
  const search = () => {
    done()
    open('palette')
  }
  return (
    <nav className="apps" aria-label={words('apps')}>
      {groups.map(({ title, entries }, index) => (
        <section key={title ?? index} aria-label={title}>
          {title && <h2 className="apps-title">{title}</h2>}
          <ul className="tiles">
            {entries
              .filter(({ coming }) => !coming)
              .map((app) => (
                <li key={`${app.title} ${app.path}`}>
                  <Tile app={app} done={done} />
                </li>
              ))}
          </ul>
          {entries
            .filter(({ coming }) => coming)
            .map((entry) => (
              <Coming key={entry.title} entry={entry} done={done} />
            ))}
        </section>
      ))}
      {!areAll && (
        <Button variant="secondary" icon={Search} onClick={search}>
          {words('searchApps', { count: all.toLocaleString(numberLocale) })}
        </Button>
      )}
    </nav>
  )
}

function Tile({ app, done }: { app: MenuEntry; done(): void }) {
  return (
    <ItemLink item={app} className="tile" current={app.current} onFollow={done}>
      <span className="tile-sign">
        <Icon of={appIcon(app.appIcon)} size={20} />
      </span>
      <span className="tile-title">{app.title}</span>
    </ItemLink>
  )
}

function Coming({ entry, done }: { entry: MenuEntry; done(): void }) {
  const explain = useExplain(entry)
  return (
    <button
      type="button"
      className="apps-coming"
      onClick={() => {
        done()
        explain?.()
      }}
    >
      {entry.title}
    </button>
  )
}
