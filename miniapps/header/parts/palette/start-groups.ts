import { type EntryGroup, groupOf } from './find-entries.ts'
import type { EntryKind, PaletteEntry } from './palette-entry.ts'
import type { Source } from './source.ts'
import { words } from './words/words.ts'

/** Shown of each kind before anything is typed. */
const OFFERED: Partial<Record<EntryKind, number>> = { command: 8, app: 6, setting: 5 }

/** What the palette offers before anything is typed: favourites, recent entries, and the first of what there is. Actions come last: Enter at once must go somewhere, not do something. */
export function startGroups(
  sources: readonly Source[],
  favourites: readonly string[],
  recent: readonly string[],
): readonly EntryGroup[] {
  const entryOf = (id: string) => sources.map((source) => source.byId(id)).find(Boolean)
  const entriesOf = (ids: readonly string[]) => ids.flatMap((id) => entryOf(id) ?? [])
  const shown = new Set([...favourites, ...recent])
  const own = [
    groupOf(words('kind.favourites'), entriesOf(favourites)),
    groupOf(words('kind.recent'), entriesOf(recent.filter((id) => !favourites.includes(id))).slice(0, 5)),
  ]
  const actionsLast = sources.toSorted((one, other) => Number(isAction(one)) - Number(isAction(other)))
  const offered = actionsLast.map(({ kind, first }) => {
    const most = OFFERED[kind] ?? 0
    return groupOf(
      words(`kind.${kind}`),
      developersLast(first(LOOKED_AT).filter(({ id }) => !shown.has(id))).slice(0, most),
    )
  })
  const ordered = offered.toSorted(
    (left, right) => Number(isForDevelopers(left)) - Number(isForDevelopers(right)),
  )
  return [...own, ...ordered].filter(({ entries }) => entries.length > 0)
}

const isAction = ({ kind }: Source) => kind === 'command'
const developersLast = (entries: readonly PaletteEntry[]) => [
  ...entries.filter(({ forDevelopers }) => !forDevelopers),
  ...entries.filter(({ forDevelopers }) => forDevelopers),
]
const isForDevelopers = ({ entries }: EntryGroup) => entries.every(({ forDevelopers }) => forDevelopers)
const LOOKED_AT = 100
