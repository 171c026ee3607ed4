import { COMPARISON } from '../../domain/comparisons/comparison.ts'
import type { DocumentRow } from '../../domain/document/wire.ts'
import { DocumentList } from '../../kit/document/page/document-list.tsx'
import type { Column } from '../../kit/table/column.ts'
import { COMPARISON_WORDS } from '../comparison-words.ts'
import { words } from '../words/words.ts'

const columns = (): readonly Column<DocumentRow>[] => [
  {
    key: 'plans',
    title: words('plans'),
    type: 'number',
    value: ({ columns: { plans } }) => (typeof plans === 'number' ? plans : null),
  },
]

/** The brand's comparisons, the last changed first. */
export function Overview() {
  return (
    <DocumentList
      of={COMPARISON}
      words={COMPARISON_WORDS}
      subtitle={words('lead')}
      create={{ label: words('create') }}
      columns={columns}
      empty={{ title: words('empty'), text: words('emptyText') }}
    />
  )
}
