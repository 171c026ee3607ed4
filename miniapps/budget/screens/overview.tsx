import { Plus, Users } from 'lucide'
import { BUDGET } from '../../domain/budgets/budget.ts'
import { textOf } from '../../domain/document/change.ts'
import type { DocumentRow } from '../../domain/document/wire.ts'
import { action } from '../../kit/actions/action.ts'
import { lazily } from '../../kit/bridge/lazily.tsx'
import { DocumentList } from '../../kit/document/page/document-list.tsx'
import { money, wholeUnits } from '../../kit/planning/money.ts'
import type { Column, Drawing } from '../../kit/table/column.ts'
import { words as kitWords } from '../../kit/words/words.ts'
import { BUDGET_WORDS } from '../budget-words.ts'
import { words } from '../words/words.ts'

const NewBudgetDialog = lazily(async () => (await import('../parts/new-budget-dialog.tsx')).NewBudgetDialog)

/** A forecast hangs on what was spent, which a list does not know. */
const SHOWN = ['planned', 'committed'] as const

const columns = ({ format }: Drawing): readonly Column<DocumentRow>[] => [
  // a year has no thousands
  { key: 'year', title: words('year'), value: ({ columns: { year } }) => String(Number(year)) },
  ...SHOWN.map((measure): Column<DocumentRow> => ({
    key: measure,
    title: words(`measure.${measure}`),
    type: 'number',
    wideOnly: measure !== 'planned',
    value: ({ columns: { [measure]: amount, currency } }) => wholeUnits(amount, textOf(currency)),
    cell: ({ columns: { [measure]: amount, currency } }) => money(format, amount, textOf(currency)),
  })),
  {
    key: 'currency',
    title: kitWords('currency'),
    wideOnly: true,
    value: ({ columns: { currency } }) => textOf(currency),
  },
]

const CREATE = action({
  key: 'create',
  label: () => words('create'),
  icon: Plus,
  look: 'primary',
  run: ({ open }) => open(NewBudgetDialog),
})

const CLIENT = action({
  key: 'client',
  label: () => words('client'),
  icon: Users,
  to: (basePath) => `${basePath}/client`,
})

/** The brand's budgets, the newest year first. */
export function Overview() {
  return (
    <DocumentList
      of={BUDGET}
      words={BUDGET_WORDS}
      subtitle={words('lead')}
      actions={[CLIENT, CREATE]}
      columns={columns}
      sort="-year"
      empty={{ title: words('none'), text: words('noneHint') }}
    />
  )
}
