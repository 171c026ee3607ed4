import { CalendarRange } from 'lucide'
import { textOf } from '../../domain/document/change.ts'
import type { DocumentRow } from '../../domain/document/wire.ts'
import { PLAN } from '../../domain/plans/plan.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { DocumentList } from '../../kit/document/page/document-list.tsx'
import { money, wholeUnits } from '../../kit/planning/money.ts'
import { words as planningWords } from '../../kit/planning/words/words.ts'
import type { Column, Drawing } from '../../kit/table/column.ts'
import { PLAN_WORDS } from '../plan-words.ts'
import { words } from '../words/words.ts'

const columns = ({ format }: Drawing): readonly Column<DocumentRow>[] => {
  const amount = (key: 'total' | 'budget', title: string): Column<DocumentRow> => ({
    key,
    title,
    type: 'number',
    value: ({ columns: { currency, [key]: value } }) => wholeUnits(value, textOf(currency)),
    cell: ({ columns: { currency, [key]: value } }) => money(format, value, textOf(currency)),
  })
  return [
    { key: 'code', title: words('code'), wideOnly: true, value: (row) => textOf(row.columns['code']) },
    { key: 'start', title: words('start'), type: 'date', value: (row) => textOf(row.columns['start']) },
    { key: 'end', title: words('end'), type: 'date', value: (row) => textOf(row.columns['end']) },
    {
      key: 'lines',
      title: words('lines'),
      type: 'number',
      digits: 0,
      wideOnly: true,
      value: (row) => Number(row.columns['lines'] ?? 0),
    },
    amount('total', words('cost')),
    amount('budget', planningWords('total')),
  ]
}

/** The plans of the chosen brand, the last changed first. */
export function Overview() {
  const currency = useMiniApp(({ context }) => context.workspace?.country?.currency)
  return (
    <DocumentList
      of={PLAN}
      words={PLAN_WORDS}
      subtitle={words('lead')}
      create={{
        label: words('create'),
        fields: () => ({ weeks: 'iso', 'targets/effective': 3, ...(currency && { currency }) }),
      }}
      columns={columns}
      empty={{ icon: CalendarRange, title: words('empty'), text: words('emptyText') }}
    />
  )
}
