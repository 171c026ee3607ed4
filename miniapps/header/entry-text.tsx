import type { MenuEntry } from './menu-groups.ts'

/** A line's title, and below it why it is locked or that its application is not built yet. */
export function EntryText({ entry: { title, disabled, why, notAvailable } }: { entry: MenuEntry }) {
  const note = disabled ? why : notAvailable && 'Not available yet'
  if (!note) return <span>{title}</span>
  return <span className="entry-text"><span>{title}</span> <span className="entry-note">{note}</span></span>
}
