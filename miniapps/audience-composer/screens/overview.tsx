import { AUDIENCE, COMPOSER_PERMISSION } from '../../domain/audience/audience-document.ts'
import type { DocumentRow } from '../../domain/document/wire.ts'
import type { Json } from '../../domain/document/json.ts'
import { AUDIENCE_WORDS } from '../../kit/audience/audience-words.ts'
import { words as audienceWords } from '../../kit/audience/words/words.ts'
import { DocumentList } from '../../kit/document/page/document-list.tsx'
import { useHolds } from '../../kit/document/use-holds.ts'
import type { Column } from '../../kit/table/column.ts'
import { words } from '../words/words.ts'

const textsOf = (value: Json | undefined): string => (Array.isArray(value) ? value.join(', ') : '')

const columns = (): readonly Column<DocumentRow>[] => [
  { key: 'tags', title: audienceWords('tags'), value: (row) => textsOf(row.columns['tags']), wideOnly: true },
  {
    key: 'editions',
    title: audienceWords('edition'),
    type: 'number',
    value: ({ columns: { editions } }) => (typeof editions === 'number' ? editions : null),
  },
]

const COMPOSITIONS = { kind: 'composition' }

/** The brand's compositions, the last changed first. */
export function Overview() {
  const mayCompose = useHolds(COMPOSER_PERMISSION)
  return (
    <DocumentList
      of={AUDIENCE}
      words={AUDIENCE_WORDS}
      subtitle={words('lead')}
      having={COMPOSITIONS}
      {...(mayCompose && { create: { label: words('create'), fields: () => COMPOSITIONS } })}
      columns={columns}
      empty={{ title: words('empty'), text: words('emptyText') }}
    />
  )
}
