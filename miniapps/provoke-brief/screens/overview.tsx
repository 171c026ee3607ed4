import { textOf } from '../../domain/document/change.ts'
import type { DocumentRow } from '../../domain/document/wire.ts'
import { BRIEF } from '../../domain/provoke-brief/brief.ts'
import { DocumentList } from '../../kit/document/page/document-list.tsx'
import type { Column } from '../../kit/table/column.ts'
import { useFormat } from '../../kit/words/format.ts'
import { BRIEF_WORDS } from '../brief-words.ts'
import { money } from '../parts/money.ts'
import { words } from '../words/words.ts'

/** The brand's briefs, the last changed first. */
export function Overview() {
  const format = useFormat()
  const columns: readonly Column<DocumentRow>[] = [
    { key: 'start', title: words('start'), type: 'date', value: (row) => textOf(row.columns['start']) },
    {
      key: 'budget',
      title: words('total'),
      type: 'number',
      value: ({ columns: { total } }) => (typeof total === 'number' ? total : null),
      cell: ({ columns: { total, currency } }) => money(format, total, textOf(currency)),
    },
    {
      key: 'share',
      title: words('completeness'),
      type: 'number',
      wideOnly: true,
      value: ({ columns: { share } }) => Number(share),
      cell: ({ columns: { share } }) => format.percent(Number(share)),
    },
  ]
  return (
    <DocumentList
      of={BRIEF}
      words={BRIEF_WORDS}
      subtitle={words('lead')}
      create={{ label: words('create') }}
      columns={columns}
      empty={{ title: words('empty'), text: words('emptyHint') }}
    />
  )
}
