import { Database } from 'lucide'
import { textOf } from '../../domain/document/change.ts'
import { DATASET_DRAFT } from '../../domain/surveys/dataset-draft.ts'
import type { DocumentRow } from '../../domain/document/wire.ts'
import { DocumentList } from '../../kit/document/page/document-list.tsx'
import type { Column } from '../../kit/table/column.ts'
import { DRAFT_WORDS } from '../parts/data/draft-words.ts'
import { words as kitWords } from '../../kit/words/words.ts'
import { AppTabs } from '../parts/app-tabs.tsx'
import { words } from '../parts/data/words/words.ts'
import { words as appWords } from '../words/words.ts'

const columns = (): readonly Column<DocumentRow>[] => [
  { key: 'market', title: kitWords('market'), value: (row) => textOf(row.columns['market']) },
  { key: 'wave', title: words('wave'), value: (row) => textOf(row.columns['wave']) },
  {
    key: 'version',
    title: words('version'),
    type: 'number',
    value: ({ columns: { version } }) => (typeof version === 'number' ? version : null),
  },
]

/** Files of answers on their way to a dataset, and those that got there. */
export function DataList() {
  return (
    <DocumentList
      of={DATASET_DRAFT}
      words={DRAFT_WORDS}
      title={appWords('data')}
      subtitle={words('lead')}
      head={<AppTabs current="data" />}
      create={{ label: words('create') }}
      columns={columns}
      empty={{ icon: Database, title: words('empty'), text: words('emptyText') }}
    />
  )
}
