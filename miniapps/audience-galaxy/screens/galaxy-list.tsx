import { GALAXY } from '../../domain/galaxies/galaxy.ts'
import type { DocumentRow } from '../../domain/document/wire.ts'
import { DocumentList } from '../../kit/document/page/document-list.tsx'
import type { Column } from '../../kit/table/column.ts'
import { GALAXY_WORDS } from '../galaxy-words.ts'
import { words } from '../words/words.ts'

const columns = (): readonly Column<DocumentRow>[] => [
  {
    key: 'questions',
    title: words('questions'),
    type: 'number',
    value: ({ columns: { questions } }) => (typeof questions === 'number' ? questions : null),
  },
]

/** The brand's galaxies, the last changed first. */
export function GalaxyList() {
  return (
    <DocumentList
      of={GALAXY}
      words={GALAXY_WORDS}
      subtitle={words('lead')}
      create={{ label: words('create') }}
      columns={columns}
      empty={{ title: words('empty'), text: words('emptyText') }}
    />
  )
}
