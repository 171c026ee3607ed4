import { ListChecks } from 'lucide'
import { textOf } from '../../domain/document/change.ts'
import type { DocumentRow } from '../../domain/document/wire.ts'
import { LIST_PERMISSION, TOUCHPOINT_LIST } from '../../domain/touchpoints/touchpoint-list.ts'
import { action } from '../../kit/actions/action.ts'
import { DocumentList } from '../../kit/document/page/document-list.tsx'
import { useHolds } from '../../kit/document/use-holds.ts'
import type { Column, Drawing } from '../../kit/table/column.ts'
import { words as kitWords } from '../../kit/words/words.ts'
import { words as planningWords } from '../../kit/planning/words/words.ts'
import { AppTabs } from '../parts/app-tabs.tsx'
import { LIST_WORDS } from '../list-words.ts'
import { words } from '../words/words.ts'

const columns = ({ format }: Drawing): readonly Column<DocumentRow>[] => [
  {
    key: 'market',
    title: kitWords('market'),
    type: 'choice',
    value: (row) => textOf(row.columns['market']),
    text: format.regionName,
  },
  { key: 'audience', title: planningWords('audience'), value: (row) => textOf(row.columns['audience']) },
  {
    key: 'touchpoints',
    title: words('list.count'),
    type: 'number',
    value: (row) => Number(row.columns['touchpoints'] ?? 0),
  },
]

const CHOOSE = action({
  key: 'choose',
  label: () => words('list.choose'),
  icon: ListChecks,
  look: 'primary',
  to: (basePath) => basePath,
})

/** Lists of the brand: what somebody chose for an audience and a task. */
export function Lists() {
  const mayList = useHolds(LIST_PERMISSION)
  return (
    <DocumentList
      of={TOUCHPOINT_LIST}
      words={LIST_WORDS}
      title={words('lists.title')}
      subtitle={words('lists.lead')}
      head={<AppTabs current="lists" />}
      actions={mayList ? [CHOOSE] : []}
      columns={columns}
      empty={{ title: words('lists.none'), text: words('lists.noneText'), icon: ListChecks }}
    />
  )
}
