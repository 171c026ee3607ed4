import { words as planningWords } from '../../kit/planning/words/words.ts'
import { textOf } from '../../domain/document/change.ts'
import type { DocumentRow } from '../../domain/document/wire.ts'
import { BRIEF } from '../../domain/provoke-brief/brief.ts'
import { DocumentList } from '../../kit/document/page/document-list.tsx'
import type { Column, Drawing } from '../../kit/table/column.ts'
import { BRIEF_WORDS } from '../brief-words.ts'
import { money, wholeUnits } from '../../kit/planning/money.ts'
import { words as kitWords } from '../../kit/words/words.ts'
import { words } from '../words/words.ts'

const columns = ({ format }: Drawing): readonly Column<DocumentRow>[] => [
  { key: 'start', title: planningWords('start'), type: 'date', value: (row) => textOf(row.columns['start']) },
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
  {
    key: 'share',
    title: words('completeness'),
    type: 'number',
    wideOnly: true,
    value: ({ columns: { share } }) => Number(share),
    cell: ({ columns: { share } }) => format.percent(Number(share)),
  },
]

/** The brand's briefs, the last changed first. */
export const Overview = () => (
  <DocumentList
    of={BRIEF}
    words={BRIEF_WORDS}
    subtitle={words('lead')}
    create={{ label: words('create') }}
    columns={columns}
    empty={{ title: words('empty'), text: words('emptyHint') }}
  />
)
