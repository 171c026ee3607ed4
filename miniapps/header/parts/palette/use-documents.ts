import { useCallback, useMemo } from 'react'
import { shownLanguage } from '../../../../shell/contract/words.ts'
import { SHORTEST_SEARCH_CHARACTERS } from '../../../domain/document/limits.ts'
import type { FoundDocument } from '../../../domain/document/wire.ts'
import { requestJson } from '../../../kit/bridge/request-json.ts'
import { useLayout } from '../../../kit/bridge/use-layout.ts'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { foldText } from '../../../kit/search/fold-text.ts'
import { wordsOf } from '../../../kit/search/text-index.ts'
import { useFormat } from '../../../kit/words/format.ts'
import { useLanguage } from '../../../kit/words/use-language.ts'
import { type ServerSearch, useServerSearch } from '../use-server-search.ts'
import { documentEntry } from './document-entry.ts'
import type { EntryGroup } from './find-entries.ts'
import { isClosed, type PaletteEntry } from './palette-entry.ts'
import { words } from './words/words.ts'

export interface Documents extends Pick<ServerSearch<unknown>, 'state' | 'again'> {
  entries: readonly PaletteEntry[]
}

/** Documents that the person may read, by name; what was found for fewer letters stays until the server has answered. */
export function useDocuments(query: string): Documents {
  const { portal, context } = useMiniApp()
  const apps = useLayout(({ apps: all }) => all)
  const format = useFormat()
  const language = useLanguage()
  const [agency, brand] = [context.tenant.code, context.workspace?.id]
  const find = useCallback(
    async (q: string, signal: AbortSignal) => {
      const asked = new URLSearchParams({ q, agency, language: shownLanguage(), ...(brand && { brand }) })
      const { data } = await requestJson<{ data: readonly FoundDocument[] }>(
        portal,
        `/api/documents?${asked}`,
        { signal },
      )
      return data
    },
    // oxlint-disable-next-line react/exhaustive-deps
    [portal, agency, brand, language],
  )
  const isLongEnough = query.trim().length >= SHORTEST_SEARCH_CHARACTERS
  const { state, items, before, again } = useServerSearch(isLongEnough ? find : undefined, query)
  const entries = useMemo(() => {
    const entryOf = (found: FoundDocument) => documentEntry(found, { apps }, brand, format)
    return [...items.map(entryOf), ...before.map(entryOf).filter((entry) => isAbout(entry, query))]
  }, [items, before, apps, brand, format, query])
  return { state, entries, again }
}

/** Behind what can be opened and is there at once, so that nothing moves under a finger when they come. */
export function withDocuments(
  groups: readonly EntryGroup[],
  { entries }: Pick<Documents, 'entries'>,
): readonly EntryGroup[] {
  if (entries.length === 0) return groups
  const closed = groups.findIndex((group) => group.entries.every(isClosed))
  const at = closed === -1 ? groups.length : closed
  return groups.toSpliced(at, 0, { title: words('kind.document'), entries, total: entries.length })
}

function isAbout({ title, detail }: PaletteEntry, query: string): boolean {
  const text = foldText(`${title} ${detail}`)
  return wordsOf(query).every((word) => text.includes(word))
}
