import { FileInput, Tags } from 'lucide'
import { CAMPAIGN } from '../../domain/campaigns/campaign.ts'
import { textOf } from '../../domain/document/change.ts'
import type { DocumentRow } from '../../domain/document/wire.ts'
import { action } from '../../kit/actions/action.ts'
import { DocumentList } from '../../kit/document/page/document-list.tsx'
import { useHolds } from '../../kit/document/use-holds.ts'
import { money, wholeUnits } from '../../kit/planning/money.ts'
import { words as planningWords } from '../../kit/planning/words/words.ts'
import type { Column, Drawing } from '../../kit/table/column.ts'
import { words as kitWords } from '../../kit/words/words.ts'
import { CAMPAIGN_WORDS } from '../campaign-words.ts'
import { FromBriefDialog } from '../parts/from-brief-dialog.tsx'
import { words } from '../words/words.ts'

const columns = ({ format }: Drawing): readonly Column<DocumentRow>[] => [
  { key: 'name', title: kitWords('name'), wideOnly: true, value: (row) => textOf(row.columns['name']) },
  {
    key: 'start',
    title: planningWords('start'),
    type: 'date',
    value: (row) => textOf(row.columns['start']),
  },
  {
    key: 'end',
    title: planningWords('end'),
    type: 'date',
    wideOnly: true,
    value: (row) => textOf(row.columns['end']),
  },
  {
    key: 'budget',
    title: planningWords('total'),
    type: 'number',
    value: ({ columns: { total, currency } }) => wholeUnits(total, textOf(currency)),
    cell: ({ columns: { total, currency } }) => money(format, total, textOf(currency)),
  },
  /** Sheets have the total as a bare number. */
  {
    key: 'currency',
    title: kitWords('currency'),
    wideOnly: true,
    value: ({ columns: { total, currency } }) => (total === null ? null : textOf(currency)),
  },
]

const FROM_BRIEF = action({
  key: 'from-brief',
  label: () => words('fromBrief'),
  icon: FileInput,
  run: ({ open }) => open(FromBriefDialog),
})

const TEMPLATES = action({
  key: 'templates',
  label: () => words('templates'),
  icon: Tags,
  to: (basePath) => `${basePath}/templates`,
})

/** The brand's campaigns, the last changed first. */
export function Overview() {
  const maySetUp = useHolds(CAMPAIGN.writePermission)
  return (
    <DocumentList
      of={CAMPAIGN}
      words={CAMPAIGN_WORDS}
      subtitle={words('lead')}
      create={{ label: words('create') }}
      actions={maySetUp ? [FROM_BRIEF, TEMPLATES] : []}
      columns={columns}
      empty={{ title: planningWords('noCampaigns'), text: words('emptyHint') }}
    />
  )
}
