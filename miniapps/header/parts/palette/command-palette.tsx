import { useEffect, useId, useMemo, useState, type KeyboardEvent, type RefObject } from 'react'
import { Search, X } from 'lucide'
import { isLetterKey } from '../../../kit/bridge/is-letter-key.ts'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { useSheet } from '../../../kit/bridge/use-sheet.ts'
import { Button } from '../../../kit/controls/button.tsx'
import { Icon } from '../../../kit/controls/icon.tsx'
import { words as shared } from '../../words/words.ts'
import { optionAfter } from '../brands/brand-choice.ts'
import type { EntryGroup } from './find-entries.ts'
import { findHere } from './find-here.ts'
import { AllResults, FoundNotice } from './found-notice.tsx'
import { NothingFound } from './nothing-found.tsx'
import { isKept, type PaletteEntry } from './palette-entry.ts'
import { PaletteFoot } from './palette-foot.tsx'
import { PaletteList } from './palette-list.tsx'
import { startGroups } from './start-groups.ts'
import { useFound, withFound } from './use-found.ts'
import { useKeptEntries } from './use-kept-entries.ts'
import { useNewTabPath } from './use-new-tab-path.ts'
import { useOpenEntry } from './use-open-entry.ts'
import { useSources } from './use-sources.ts'
import { words } from './words/words.ts'
import sheet from './palette.css?sheet'

interface CommandPaletteProps {
  /** What was typed before the palette had loaded. */
  typed: RefObject<string>
  onClose(): void
}

/** One field for apps, pages, brands, settings and the actions of the page; focus stays in it, the active option is named by aria-activedescendant. */
export function CommandPalette({ typed, onClose }: CommandPaletteProps) {
  useSheet(sheet)
  const id = useId()
  const { portal } = useMiniApp()
  const [query, setQuery] = useState(typed.current)
  const [place, setPlace] = useState<Place>({ at: 0 })
  const kept = useKeptEntries()
  const found = useFound(query)
  const groups = withFound(useGroups(query, kept.favourites, kept.recent), found)
  const entries = groups.flatMap((group) => group.entries)
  const active = activeAt(place, entries)
  const favourites = new Set(kept.favourites)
  const openEntry = useOpenEntry()
  const newTabPath = useNewTabPath()

  const open = (entry: PaletteEntry, newTab: boolean) => {
    if (newTab && entry.brandId && !newTabPath(entry)) return // nor does it change the brand of this tab
    if (isKept(entry)) kept.remember(entry.id)
    onClose()
    setTimeout(() => openEntry(entry, newTab)) // the dialog has given the focus back by then
  }
  const openAll = () => {
    onClose()
    setTimeout(() => portal.navigate(`/search?${new URLSearchParams({ q: query.trim() })}`))
  }
  const toggle = (entry: PaletteEntry | undefined) => {
    if (!entry || !isKept(entry)) return
    setPlace({ at: active, id: entries[active]?.id }) // it changes groups
    kept.toggleFavourite(entry.id)
  }
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const mod = event.ctrlKey || event.metaKey
    const entry = entries[active]
    const next = mod ? undefined : optionAfter(event.key, active, entries.length)
    if (event.key === 'Enter' && event.shiftKey && found.state !== 'none') openAll()
    else if (next !== undefined) setPlace({ at: next })
    else if (event.key === 'Enter' && entry) open(entry, mod)
    else if (mod && isLetterKey(event, 'd')) toggle(entry)
    else if (event.key !== 'Enter') return
    event.preventDefault()
  }

  return (
    <>
      <div className="palette-field">
        <div className="os-input-frame">
          <Icon of={Search} size={20} />
          <input
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- takes over from the field that waited in this dialog
            autoFocus
            className="os-input"
            role="combobox"
            aria-label={shared('search')}
            placeholder={words('placeholder')}
            autoComplete="off"
            spellCheck={false}
            aria-expanded="true"
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={entries.length > 0 ? `${id}-${active}` : undefined}
            value={query}
            onKeyDown={press}
            onChange={({ target }) => {
              setQuery(target.value)
              setPlace({ at: 0 })
            }}
          />
        </div>
        <Button variant="quiet" icon={X} iconOnly onClick={onClose}>
          {words('close')}
        </Button>
      </div>
      <PaletteList
        id={id}
        groups={groups}
        query={query}
        active={active}
        favourites={favourites}
        onOpen={open}
        onToggleFavourite={toggle}
      />
      {entries.length === 0 &&
        (found.state === 'asking' ? (
          <p className="palette-none">{words('found.asking')}</p>
        ) : (
          <NothingFound query={query} unknown={found.unknown} onClose={onClose} />
        ))}
      <output className="os-visually-hidden">
        {query.trim() && entries.length > 0 && countText(groups)}
      </output>
      <PaletteFoot
        active={entries[active]}
        favourite={favourites.has(entries[active]?.id ?? '')}
        newTab={entries[active] !== undefined && newTabPath(entries[active]) !== undefined}
        lasting={kept.lasting}
        onToggleFavourite={() => toggle(entries[active])}
      >
        <FoundNotice {...found} />
        {found.state !== 'none' && <AllResults onOpen={openAll} />}
      </PaletteFoot>
    </>
  )
}

/** The active option: by its place, and by its entry where that has moved. */
interface Place {
  at: number
  id?: string | undefined
}

function activeAt({ at, id }: Place, entries: readonly PaletteEntry[]): number {
  const moved = id === undefined ? -1 : entries.findIndex((entry) => entry.id === id)
  return moved === -1 ? Math.min(at, Math.max(0, entries.length - 1)) : moved
}

function useGroups(
  query: string,
  favourites: readonly string[],
  recent: readonly string[],
): readonly EntryGroup[] {
  const sources = useSources()
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const source of sources) source.prepare()
    }) // while the list is looked at
    return () => clearTimeout(timer)
  }, [sources])
  return useMemo(
    () =>
      query.trim()
        ? findHere(sources, query, new Set([...favourites, ...recent]))
        : startGroups(sources, favourites, recent),
    [sources, query, favourites, recent],
  )
}

function countText(groups: readonly EntryGroup[]): string {
  const count = groups.reduce((sum, { total }) => sum + total, 0)
  const each = groups.map(({ title: group, total }) => words('countedIn', { count: total, group }))
  return words('counted', { count, groups: each.join(words('between')) })
}
