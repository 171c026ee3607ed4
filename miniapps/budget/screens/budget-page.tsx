import { useMemo } from 'react'
import { BUDGET } from '../../domain/budgets/budget.ts'
import { textAt } from '../../domain/document/change.ts'
import type { ScreenProps } from '../../kit/bridge/screens.tsx'
import { lazily } from '../../kit/bridge/lazily.tsx'
import { useEntryState } from '../../kit/bridge/use-entry-state.ts'
import { TabPanels } from '../../kit/controls/tab-panels.tsx'
import { useMyDocuments } from '../../kit/document/my-documents.ts'
import { DocumentPage } from '../../kit/document/page/document-page.tsx'
import { budgetWords } from '../budget-words.ts'
import { BudgetTree } from '../parts/budget-tree.tsx'
import { Findings } from '../parts/findings.tsx'
import { BudgetContext, useOpenBudget } from '../parts/open-budget.ts'
import { words } from '../words/words.ts'

const Pacing = lazily(async () => (await import('../parts/pacing.tsx')).Pacing)
const Transfers = lazily(async () => (await import('../parts/transfers.tsx')).Transfers)
const Currencies = lazily(async () => (await import('../parts/currencies.tsx')).Currencies)
const Ledger = lazily(async () => (await import('../parts/ledger.tsx')).Ledger)
const Setup = lazily(async () => (await import('../parts/setup.tsx')).Setup)

const PRIMARY = ['ask', 'revise']

/** One budget: its tree, and what became of the money. */
export function BudgetPage({ params }: ScreenProps) {
  const id = params['id']!
  const client = useMyDocuments()
  const texts = useMemo(
    () => budgetWords(() => textAt(client.opened(id)?.body ?? {}, 'currency')),
    [client, id],
  )
  return (
    <DocumentPage of={BUDGET} id={id} words={texts} primary={PRIMARY}>
      <Panels />
    </DocumentPage>
  )
}

const TABS = {
  tree: BudgetTree,
  pacing: Pacing,
  transfers: Transfers,
  currencies: Currencies,
  ledger: Ledger,
  setup: Setup,
} as const

function Panels() {
  const budget = useOpenBudget()
  const [tab, setTab] = useEntryState<string>('budget tab', 'tree')
  return (
    <BudgetContext value={budget}>
      <Findings />
      <TabPanels
        label={words('views')}
        current={tab}
        onChange={setTab}
        tabs={Object.entries(TABS).map(([key, Panel]) => ({
          key,
          label: words(`tab.${key as keyof typeof TABS}`),
          content: () => <Panel />,
        }))}
      />
    </BudgetContext>
  )
}
