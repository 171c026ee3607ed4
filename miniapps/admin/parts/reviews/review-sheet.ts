import type { MiniAppPortal } from '../../../../shell/contract/mini-app.ts'
import { MAX_PAGE_LENGTH } from '../../../domain/access/limits.ts'
import type { ReviewItem, ReviewLine } from '../../../domain/access/wire-checks.ts'
import { apiOf } from '../../../kit/bridge/api-of.ts'
import { withQuery } from '../../../kit/bridge/with-query.ts'
import { type ColumnOf, sheetOf } from '../../../kit/exchange/sheet-of.ts'
import { allPages } from '../../../kit/list/all-pages.ts'
import { words as appWords } from '../../words/words.ts'
import { addressOf } from './actions.tsx'
import { byText } from './by-text.ts'
import { words } from './words/words.ts'

/** The whole review as a sheet, with what was decided so far. */
export async function reviewSheet(portal: MiniAppPortal, review: ReviewLine) {
  const path = withQuery(`${addressOf(review.id)}/items`, { limit: MAX_PAGE_LENGTH })
  const items = await allPages<ReviewItem>(apiOf(portal, 'access'), path, portal.signal)
  return sheetOf(words('items'), columnsOf(review), items)
}

const columnsOf = ({ finishedAt }: ReviewLine): readonly ColumnOf<ReviewItem>[] => [
  { title: words('person'), width: 28, cell: ({ person }) => person.name },
  { title: appWords('person.email'), width: 34, cell: ({ person }) => person.email },
  { title: words('by'), width: 34, cell: byText },
  { title: appWords('permissions'), width: 60, cell: ({ permissions }) => permissions.join(', ') },
  {
    title: words('decision'),
    width: 20,
    cell: ({ decision, removed }) => {
      if (removed) return words('part.removed', { codes: removed.join(', ') })
      if (finishedAt !== null) return words(`was.${decision ?? 'open'}`)
      return decision && words(decision)
    },
  },
]
