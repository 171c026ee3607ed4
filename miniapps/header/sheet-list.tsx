import { Icon } from '../kit/icon.tsx'
import { Link } from '../kit/link.tsx'
import { isElsewhere } from './menu-items.ts'
import type { MenuEntry, MenuGroup } from './menu-groups.ts'

/** The groups of a menu as a plain list of links and buttons. */
export function SheetList({ label, groups, done }: { label: string; groups: readonly MenuGroup[]; done(): void }) {
  return (
    <nav aria-label={label}>
      {groups.map(({ title, entries }, index) => (
        <div key={title ?? index} className="sheet-group">
          {title && <h3 className="menu-group-title">{title}</h3>}
          <ul>{entries.map((entry) => <li key={`${entry.title} ${entry.path}`}><SheetLine entry={entry} done={done} /></li>)}</ul>
        </div>
      ))}
    </nav>
  )
}

function SheetLine({ entry, done }: { entry: MenuEntry; done(): void }) {
  const { title, path, icon, disabled, current, sameTab, onSelect } = entry
  const content = <>{icon && <Icon of={icon} />}<span>{title}</span></>
  const choose = () => {
    done()
    onSelect?.()
  }
  if (!path || disabled) return <button type="button" className="sheet-line" disabled={disabled} onClick={choose}>{content}</button>
  return (
    <Link to={path} external={!sameTab && isElsewhere(entry)} look="plain" className="sheet-line" aria-current={current ? (sameTab ? true : 'page') : undefined} onClick={done}>
      {content}
    </Link>
  )
}
