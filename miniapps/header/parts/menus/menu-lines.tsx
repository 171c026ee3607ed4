import { Check, Lock } from 'lucide'
import { Icon } from '../../../kit/controls/icon.tsx'
import { Link } from '../../../kit/controls/link.tsx'
import { EntryText } from './entry-text.tsx'
import { isElsewhere } from './menu-items.ts'
import type { MenuEntry, MenuGroup } from './menu-groups.ts'
import { useChoose } from './use-choose.ts'

/** The lines of an open menu; `done` closes it. */
export function MenuLines({ groups, done }: { groups: readonly MenuGroup[]; done(): void }) {
  return groups.map(({ title, entries, groups: within = [] }, index) => (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset has no place in a menu
    <div key={title ?? index} role="group" aria-label={title} className="menu-group">
      {title && (
        <div className="menu-group-title" aria-hidden="true">
          {title}
        </div>
      )}
      {entries.map((entry) => (
        <MenuLine key={`${entry.title} ${entry.path}`} entry={entry} done={done} />
      ))}
      <MenuLines groups={within} done={done} />
    </div>
  ))
}

function MenuLine({ entry, done }: { entry: MenuEntry; done(): void }) {
  const { path, icon, disabled, current, sameTab } = entry
  const choose = useChoose(entry, done)
  const shared = {
    className: 'os-menu-item',
    role: 'menuitem',
    'aria-current': current ? (sameTab ? true : ('page' as const)) : undefined,
  }
  const content = (
    <>
      {icon && <Icon of={icon} />}
      <EntryText entry={entry} />
      {current && <Icon of={Check} />}
      {disabled && <Icon of={Lock} />}
    </>
  )
  if (path && !disabled)
    return (
      <Link {...shared} to={path} external={!sameTab && isElsewhere(entry)} look="plain" onClick={done}>
        {content}
      </Link>
    )
  return (
    <button {...shared} type="button" aria-disabled={disabled || undefined} onClick={choose}>
      {content}
    </button>
  )
}
