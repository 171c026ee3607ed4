import { MAX_PAGE_LENGTH } from '../../../domain/access/limits.ts'
import type { ReviewItem, ReviewLine } from '../../../domain/access/wire-checks.ts'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { ExportMenu } from '../../../kit/exchange/export-menu.tsx'
import { type ColumnOf, sheetOf } from '../../../kit/exchange/sheet-of.ts'
import { useSheetFiles } from '../../../kit/exchange/use-sheet-files.ts'
import type { FileKind } from '../../../kit/exchange/write-file.ts'
import { words as kitWords } from '../../../kit/words/words.ts'
import type { Api } from '../../../kit/bridge/api-of.ts'
import { useApi } from '../../../kit/bridge/use-api.ts'
import { withQuery } from '../../../kit/bridge/with-query.ts'
import { byText } from './by-text.ts'
import { words } from './words/words.ts'
import { words as appWords } from '../../words/words.ts'

/** The whole review as a file, with what was decided so far. */
export function ExportReview({ address, review }: { address: string; review: ReviewLine }) {
  const { portal } = useMiniApp()
  const access = useApi('access')
  const fileOf = useSheetFiles()
  const make = (kind: FileKind) => async () => {
    const items = await allItems(access, address, portal.signal)
    return fileOf(kind, review.name, () => sheetOf(words('items'), columnsOf(review), items))
  }
  return (
    <ExportMenu
      items={[
        { key: 'csv', label: kitWords('export.csv'), make: make('csv') },
        { key: 'xlsx', label: kitWords('export.xlsx'), make: make('xlsx') },
      ]}
    />
  )
}

async function allItems(access: Api, address: string, signal: AbortSignal): Promise<ReviewItem[]> {
  const items: ReviewItem[] = []
  let after: string | undefined
  do {
    const page = await access.page<ReviewItem>(
      withQuery(`${address}/items`, { limit: MAX_PAGE_LENGTH, after }),
      signal,
    )
    items.push(...page.data)
    after = page.next ?? undefined
  } while (after !== undefined)
  return items
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
