import type { MenuEntry } from './menu-groups.ts'

/** A line's title, and below it why it is locked. */
export function EntryText({ entry: { title, disabled, why, coming } }: { entry: MenuEntry }) {
  if (coming) return <span className="entry-coming">{title}</span>
  if (!disabled || !why) return <span>{title}</span>
  return (
    <span className="entry-text">
      <span>{title}</span> <span className="entry-note">{why}</span>
    </span>
  )
}
