import { textOf } from '../../domain/document/change.ts'
import type { DocumentRow, Somebody } from '../../domain/document/wire.ts'
import { BLANK } from '../../domain/blank/blank.ts'
import { DocumentList } from '../../kit/document/page/document-list.tsx'
import type { Column } from '../../kit/table/column.ts'
import { BLANK_WORDS } from '../blank-words.ts'
import { words } from '../words/words.ts'

/** A function: the list calls it anew when the language changes. */
const columns = (): readonly Column<DocumentRow>[] => [
  { key: 'due', title: words('due'), type: 'date', value: (row) => textOf(row.columns['due']) },
  {
    key: 'owner',
    title: words('owner'),
    wideOnly: true,
    value: (row) => (row.columns['owner'] as Somebody | null)?.name ?? null,
  },
]

/** The brand's documents, the last changed first. */
export const Overview = () => (
  <DocumentList
    of={BLANK}
    words={BLANK_WORDS}
    create={{ label: words('create') }}
    columns={columns}
    empty={{ title: words('empty'), text: words('emptyHint') }}
  />
)
