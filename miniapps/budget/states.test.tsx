import { mountMiniApp } from '../../test/browser/mount-mini-app.ts'
import { checkState } from '../../test/browser/state/check-state.ts'
import { inLookOf } from '../../test/browser/state/in-look-of.ts'
import { waitUntil } from '../../test/browser/wait-until.ts'
import { monthly } from '../domain/budgets/budget-in-tests.ts'
import type { Spending } from '../domain/budgets/spending.ts'
import type { ClientBrand, TransferLine } from '../domain/budgets/wire.ts'
import { usualStates } from '../kit/document/usual-states-in-tests.ts'
import { budgetInTests, NOTHING_BOOKED, TV_BUDGET } from './budget-in-tests.ts'

const LONG = 'Zielgruppenübersetzungsverwaltungsvorschriftensammlung '.repeat(2)
/** Signs that are the same in each language, and what the controls of the browser say. */
const SAME = [
  'France',
  'Germany',
  'EUR',
  'GBP',
  'USD',
  '€',
  '£',
  'Number field',
  'Empty',
  'ECB',
  '4-4-5',
  '%',
  'EUR → GBP',
]

const SPENT: Spending = {
  ...NOTHING_BOOKED,
  actual: { 'DE.TV': [2_000_000, ...monthly(1_000_000).slice(1)], 'FR.TV': monthly(100_000) },
  currencies: [
    {
      currency: 'GBP',
      booked: 100_000,
      planRate: 1.17,
      planned: 117_000,
      actual: 120_000,
      difference: 3000,
      rate: { rate: 1.2, date: '2026-02-09', source: 'ECB', stale: true },
    },
  ],
  unrated: [{ currency: 'USD', entries: 2, of: 'plan' }],
}
const BY = { id: 'p2', name: 'Grace Hopper' }
const TRANSFER: TransferLine = {
  id: 't1',
  from: 'DE.TV.all',
  to: 'DE.OOH.3',
  amount: 3_000_000,
  reason: LONG,
  status: 'waiting',
  by: BY,
  at: '2026-03-01T10:00:00Z',
  decidedBy: null,
  answer: '',
}
const GIVEN = {
  spending: SPENT,
  transfers: [TRANSFER, { ...TRANSFER, id: 't2', status: 'refused', decidedBy: BY, answer: LONG } as const],
  ledger: [
    {
      reference: LONG.slice(0, 80),
      day: '2026-02-09',
      market: 'DE',
      channel: 'TV',
      amount: 5,
      currency: 'EUR',
    },
  ],
  rates: [{ from: 'EUR', to: 'GBP', date: '2026-02-09', rate: 0.9, source: 'ECB' }],
}
const FIGURES = { planned: 100, committed: 0, actual: 0, forecast: 100 }
const BRAND: ClientBrand = {
  id: 'b1',
  brand: LONG,
  budget: 'one',
  title: 'One',
  status: 'open',
  currency: 'EUR',
  ...FIGURES,
  inView: null,
  rate: null,
}

describe('the states of the budget', () => {
  const tenant = inLookOf('mindshare')
  const mounted = async (tail: string, title = LONG, status = 'open') => {
    const client = { client: 'Acme', currency: 'GBP', brands: [BRAND], total: FIGURES }
    const options = budgetInTests({ ...TV_BUDGET, title }, status, { ...GIVEN, client }).mounted(tail)
    return mountMiniApp('budget', { ...options, context: { ...options.context, tenant } })
  }

  usualStates({
    app: 'budget',
    tenant,
    route: { basePath: '/budget', params: { brandId: 'brand-1' } },
    title: 'Budget',
    empty: 'No budgets yet',
    tails: ['/', '/one', '/client'],
    list: () => mounted('/'),
    data: SAME,
  })

  for (const status of ['open', 'approved'])
    it(`shows the tree of a budget: ${status}`, async () => {
      const app = await mounted('/one', LONG, status)
      await waitUntil(
        () => app.findAll('[role=rowheader]').length > 2 && app.findAll('.findings li').length > 2,
      )
      await checkState(app, SAME)
    })

  for (const tab of ['Pacing', 'Transfers', 'Currencies and rates', 'Ledger', 'Year and phasing'])
    it(`shows a budget: ${tab}`, async () => {
      const app = await mounted('/one')
      await waitUntil(() => app.findAll('[role=tab]').length === 6)
      app
        .findAll('[role=tab]')
        .find(({ textContent }) => textContent === tab)!
        .click()
      await waitUntil(() => app.findAll('[role=tabpanel] :is(tbody td, .os-facts)').length > 0)
      await checkState(app, SAME)
    })

  for (const button of ['Add lines', 'Transfer money', 'Import lines'])
    it(`shows a dialog: ${button}`, async () => {
      const app = await mounted('/one', 'Cola')
      await waitUntil(() => app.findAll('[data-action]').length >= 3)
      app
        .findAll('button')
        .find(({ textContent }) => textContent === button)!
        .click()
      await waitUntil(() => app.findAll('dialog[open] :is(input, button)').length > 1)
      await checkState(app, SAME)
    })

  it('shows a client of whom a brand has no rate', async () => {
    const app = await mounted('/client')
    await waitUntil(() => app.findAll('tbody tr').length === 2)
    await checkState(app, [...SAME, 'Acme'])
  })
})
