// A list under a text field, which keeps the focus: no native element does that.
/* oxlint-disable jsx-a11y/prefer-tag-over-role */
import { useLayoutEffect, useRef } from 'react'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { PaletteOption } from './palette-option.tsx'
import type { EntryGroup } from './find-entries.ts'
import type { PaletteEntry } from './palette-entry.ts'
import { words } from './words/words.ts'

interface PaletteListProps {
  id: string
  groups: readonly EntryGroup[]
  query: string
  active: number
  favourites: ReadonlySet<string>
  onOpen(entry: PaletteEntry, newTab: boolean): void
  onToggleFavourite(entry: PaletteEntry): void
}

/** The groups; options are counted through all of them. */
export function PaletteList({
  id,
  groups,
  query,
  active,
  favourites,
  onOpen,
  onToggleFavourite,
}: PaletteListProps) {
  const list = useRef<HTMLDivElement>(null)
  const { numberLocale } = useMiniApp().context.displaySettings

  useLayoutEffect(() => {
    if (active === 0) list.current!.scrollTop = 0
    else list.current!.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [active, query])

  const firstOf = (group: number) =>
    groups.slice(0, group).reduce((sum, { entries }) => sum + entries.length, 0)
  const more = ({ entries, total }: EntryGroup) =>
    total > entries.length &&
    words('shown', { count: entries.length, all: total.toLocaleString(numberLocale) })
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- focus stays in the combobox
    <div ref={list} className="palette-list" id={`${id}-list`} role="listbox" aria-label={words('results')}>
      {groups.map((group, groupIndex) => (
        <div key={group.title} role="group" aria-label={group.title}>
          <div className="palette-heading" aria-hidden="true">
            <span>{group.title}</span>
            {more(group) && <span>{more(group)}</span>}
          </div>
          {group.entries.map((entry, index) => {
            const position = firstOf(groupIndex) + index
            return (
              <PaletteOption
                key={entry.id}
                id={`${id}-${position}`}
                entry={entry}
                query={query}
                active={position === active}
                favourite={favourites.has(entry.id)}
                onOpen={(newTab) => onOpen(entry, newTab)}
                onToggleFavourite={() => onToggleFavourite(entry)}
              />
            )
          })}
        </div>
      ))}
    </div>
  )
}
