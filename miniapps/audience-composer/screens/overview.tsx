import { AUDIENCE, COMPOSER_PERMISSION } from '../../domain/audience/audience-document.ts'
import type { DocumentRow } from '../../domain/document/wire.ts'
import { AUDIENCE_WORDS } from '../../kit/audience/audience-words.ts'
import { words as audienceWords } from '../../kit/audience/words/words.ts'
import { numberColumn, textsColumn } from '../../kit/audience/list-columns.ts'
import { DocumentList } from '../../kit/document/page/document-list.tsx'
import { useHolds } from '../../kit/document/use-holds.ts'
import type { Column } from '../../kit/table/column.ts'
import { words } from '../words/words.ts'

const columns = (): readonly Column<DocumentRow>[] => [
  { ...textsColumn('tags', audienceWords('tags')), wideOnly: true },
  numberColumn('editions', audienceWords('edition')),
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
