import { LEARNING } from '../../domain/deliveries/learning.ts'
import { textOf } from '../../domain/document/change.ts'
import type { DocumentRow } from '../../domain/document/wire.ts'
import { DocumentList } from '../../kit/document/page/document-list.tsx'
import type { Column } from '../../kit/table/column.ts'
import { LEARNING_WORDS } from '../learning-words.ts'
import { ResultsTabs } from '../parts/results-tabs.tsx'
import { words } from '../words/words.ts'

const columns = (): readonly Column<DocumentRow>[] => [
  { key: 'evidence', title: words('evidence'), value: (row) => textOf(row.columns['evidence']) },
]

/** Learnings of plans about the brand; shared ones are offered to its next briefs. */
export const Learnings = () => (
  <DocumentList
    of={LEARNING}
    words={LEARNING_WORDS}
    title={words('learnings')}
    subtitle={words('learnings.lead')}
    head={<ResultsTabs at="learnings" />}
    create={{ label: words('learning.create') }}
    columns={columns}
    empty={{ title: words('learnings.none'), text: words('learnings.noneText') }}
  />
)
