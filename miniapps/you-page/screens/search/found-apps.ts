import type { MenuItem } from '../../../../shell/contract/layout.ts'
import { ranked } from '../../../domain/search/rank.ts'
import { isAskedFor, type SearchQuery } from '../../../domain/search/search-query.ts'
import { foldText } from '../../../kit/search/fold-text.ts'

/** Apps that may be opened, by their names in the person's language; they have no market and no owner. */
export function foundApps(items: readonly MenuItem[], query: SearchQuery): readonly MenuItem[] {
  const { words, market, owner } = query
  if (!isAskedFor('app', query) || market || owner || (words.length === 0 && !query.type)) return []
  const open = openItems(items).filter(({ title }) =>
    words.every((word) => foldText(title).includes(foldText(word))),
  )
  const byPath = new Map(open.map((item) => [item.path, item]))
  return ranked([...byPath.values()], ({ title }) => title, words)
}

const openItems = (items: readonly MenuItem[]): readonly MenuItem[] =>
  items
    .flatMap((item) => [item, ...openItems(item.items ?? [])])
    .filter(({ path, disabled, hidden, external }) => path && !disabled && !hidden && !external)
