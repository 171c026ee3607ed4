import type { Api } from '../kit/api.ts'
import { brandWorld } from '../kit/brand-world.ts'
import { routes } from '../kit/routes.ts'
import { BUDGETS } from './budget-kind.ts'
import { readClient } from './client-view.ts'
import { bookEntries, listLedger, listRates, readSpending, storeRates } from './ledger-calls.ts'
import { budgets } from './migrations/001-budgets.ts'
import { BUDGET_REFUSALS } from './refusals.ts'
import { addBudgets } from './sample/add-budgets.ts'
import { addTransfer, decideTransfer, listTransfers } from './transfer-calls.ts'
import { transferTasks } from './transfer-tasks.ts'

const budgetsRouter = routes(
  {
    'GET /:brandId/client': readClient,
    'GET /:brandId/rates': listRates,
    'PUT /:brandId/rates': storeRates,
    'GET /:brandId/:budget/spending': readSpending,
    'GET /:brandId/:budget/ledger': listLedger,
    'POST /:brandId/:budget/ledger': bookEntries,
    'GET /:brandId/:budget/transfers': listTransfers,
    'POST /:brandId/:budget/transfers': addTransfer,
    'POST /:brandId/:budget/transfers/:transfer': decideTransfer,
  },
  brandWorld,
)

/** Budgets are documents; transfers, what the books say, and exchange rates have tables. */
export const budgetsApi: Api = {
  noun: 'budgets',
  after: ['people', 'workspaces', 'documents', 'planning-clients'],
  path: '/budgets',
  apps: ['budget'],
  router: budgetsRouter,
  refusals: BUDGET_REFUSALS,
  documents: [BUDGETS],
  migrations: { '001-budgets': budgets },
  tasks: [transferTasks],
  addSample: addBudgets,
}
