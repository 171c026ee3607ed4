import type { MenuItem } from '../../../../shell/contract/layout.ts'
import { isAskedFor, type SearchQuery } from '../../../domain/search/search-query.ts'
import { search, textIndex } from '../../../kit/search/text-index.ts'

/** Apps that may be opened, by their names in the person's language, found and ranked as in the palette; they have no market and no owner. */
export function foundApps(items: readonly MenuItem[], query: SearchQuery): readonly MenuItem[] {
  const { words, market, owner } = query
  if (!isAskedFor('app', query) || market || owner || (words.length === 0 && !query.type)) return []
  const open = [...new Map(openItems(items).map((item) => [item.path, item])).values()]
  if (words.length === 0) return open
  const index = textIndex(open, ({ title }) => ({ title }))
  const asked = words.join(' ')
  const found = search(index, asked).flat()
  return found.length > 0 ? found : search(index, asked, { loose: true }).flat()
}

const openItems = (items: readonly MenuItem[]): readonly MenuItem[] =>
  items
    .flatMap((item) => [item, ...openItems(item.items ?? [])])
    .filter(({ path, disabled, hidden, external }) => path && !disabled && !hidden && !external)
