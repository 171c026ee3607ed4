import type { ReactNode } from 'react'
import { ChevronDown, Lock } from 'lucide'
import { Icon } from '../../../kit/controls/icon.tsx'
import { Link } from '../../../kit/controls/link.tsx'
import { EntryText } from './entry-text.tsx'
import { isElsewhere } from './menu-items.ts'
import { unnested, type MenuEntry, type MenuGroup } from './menu-groups.ts'
import { useChoose } from './use-choose.ts'

interface SheetListProps {
  label: string
  groups: readonly MenuGroup[]
  /** Titled groups are closed until asked for, but for the one with the current page. */
  folded?: boolean
  done(): void
}

/** The groups of a menu as a plain list of links and buttons. */
export function SheetList({ label, groups, folded, done }: SheetListProps) {
  return (
    <nav aria-label={label}>
      {groups.map((group, index) => {
        const { title } = group
        if (title && folded)
          return (
            <Fold key={title} title={title} open={unnested([group]).some(isCurrent)}>
              <SheetLines group={group} done={done} />
            </Fold>
          )
        return <SheetGroup key={title ?? index} group={group} done={done} />
      })}
    </nav>
  )
}

const isCurrent = ({ entries }: MenuGroup) => entries.some(({ current }) => current)

interface GroupProps {
  group: MenuGroup
  done(): void
}

function SheetGroup({ group, done }: GroupProps) {
  return (
    <div className="sheet-group">
      {group.title && <h3 className="menu-group-title">{group.title}</h3>}
      <SheetLines group={group} done={done} />
    </div>
  )
}

function SheetLines({ group: { entries, groups = [] }, done }: GroupProps) {
  return (
    <>
      {entries.length > 0 && (
        <ul>
          {entries.map((entry) => (
            <li key={`${entry.title} ${entry.path}`}>
              <SheetLine entry={entry} done={done} />
            </li>
          ))}
        </ul>
      )}
      {groups.map((group, index) => (
        <SheetGroup key={group.title ?? index} group={group} done={done} />
      ))}
    </>
  )
}

/** A part of the sheet that opens on a press. */
export function Fold({ title, open, children }: { title: string; open: boolean; children: ReactNode }) {
  return (
    <details className="sheet-fold" open={open}>
      <summary className="sheet-line">
        <span>{title}</span>
        <Icon of={ChevronDown} />
      </summary>
      {children}
    </details>
  )
}

function SheetLine({ entry, done }: { entry: MenuEntry; done(): void }) {
  const { path, icon, disabled, current, sameTab } = entry
  const choose = useChoose(entry, done)
  const content = (
    <>
      {icon && <Icon of={icon} />}
      <EntryText entry={entry} />
      {disabled && <Icon of={Lock} />}
    </>
  )
  if (!path || disabled)
    return (
      <button type="button" className="sheet-line" aria-disabled={disabled || undefined} onClick={choose}>
        {content}
      </button>
    )
  return (
    <Link
      to={path}
      external={!sameTab && isElsewhere(entry)}
      look="plain"
      className="sheet-line"
      aria-current={current ? (sameTab ? true : 'page') : undefined}
      onClick={done}
    >
      {content}
    </Link>
  )
}
