import { Table2 } from 'lucide'
import { CROSSTAB } from '../../domain/crosstab/crosstab-document.ts'
import type { DocumentRow } from '../../domain/document/wire.ts'
import { lazily } from '../../kit/bridge/lazily.tsx'
import { DocumentList } from '../../kit/document/page/document-list.tsx'
import { usePlace } from '../../kit/document/page/use-place.ts'
import type { Column } from '../../kit/table/column.ts'
import { CROSSTAB_WORDS } from '../crosstab-words.ts'
import { AppTabs } from '../parts/app-tabs.tsx'
import { words } from '../words/words.ts'

const columns = (): readonly Column<DocumentRow>[] =>
  (['rows', 'columns'] as const).map((key) => ({
    key,
    title: words(key),
    type: 'number',
    digits: 0,
    value: (row) => Number(row.columns[key] ?? 0),
  }))

const LooseCrosstab = lazily(async () => (await import('./loose-crosstab.tsx')).LooseCrosstab)

/** The brand's saved crosstabs, the last changed first; without a brand one to work with at once. */
export function CrosstabList() {
  if (usePlace(CROSSTAB) === null) return <LooseCrosstab />
  return (
    <DocumentList
      of={CROSSTAB}
      words={CROSSTAB_WORDS}
      title={words('crosstabs')}
      subtitle={words('lead')}
      head={<AppTabs current="crosstabs" />}
      create={{ label: words('create') }}
      columns={columns}
      empty={{ icon: Table2, title: words('empty'), text: words('emptyText') }}
    />
  )
}
