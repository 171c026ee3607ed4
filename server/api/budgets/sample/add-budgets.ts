import type { Kysely } from 'kysely'
import { BUDGET } from '../../../../miniapps/domain/budgets/budget.ts'
import { transferred } from '../../../../miniapps/domain/budgets/transferred.ts'
import type { TransferStatus } from '../../../../miniapps/domain/budgets/wire.ts'
import type { Database } from '../../../db/schema.ts'
import { addSampleDocuments } from '../../../documents/add-sample-documents.ts'
import { dayFromNow } from '../../../world/days.ts'
import { insertRows } from '../../../world/insert-rows.ts'
import type { Noun } from '../../../world/noun.ts'
import { ACME_BRANDS, RIVAL_BRANDS, type SampleBrand } from '../../../world/planning/clients.ts'
import { AUTHOR, daysAfter, DECIDER, RIVAL_PLANNER } from '../../../world/planning/planners.ts'
import { sampleBudget, sampleYear } from './sample-budgets.ts'

/** A budget of this year for each brand of Acme, one of them approved and one by 4-4-5, and for its rival. */
export const addBudgets: Noun['addSample'] = async (sql) => {
  for (const [turn, brand] of ACME_BRANDS.entries())
    await addOne(sql, brand, turn, {
      by: AUTHOR,
      calendar: turn === 3 ? '4-4-5' : 'months',
      title: `${brand.name} ${sampleYear()}`,
      isApproved: turn === 0,
    })
  for (const [turn, brand] of RIVAL_BRANDS.entries())
    await addOne(sql, brand, turn, {
      by: RIVAL_PLANNER,
      calendar: 'months',
      title: `RIVALIS secret budget ${sampleYear()}`,
      isApproved: false,
    })
}

interface Told {
  by: string
  calendar: string
  title: string
  isApproved: boolean
}

async function addOne(sql: Kysely<Database>, brand: SampleBrand, turn: number, told: Told): Promise<void> {
  const { by, calendar, title, isApproved } = told
  const { fields, entries, rates } = sampleBudget(brand, turn, calendar, title)
  const id = `budget-${brand.id}`
  const at = Date.parse(dayFromNow(-120))
  const moved = transferred(fields, DONE)
  const approval = [
    ...('values' in moved ? [{ at: daysAfter(at, 30), by, set: moved.values }] : []),
    { at: daysAfter(at, 33), by: DECIDER, action: 'approve' },
  ]
  const steps = [{ at, by, set: fields }, ...(isApproved ? approval : [])]
  await addSampleDocuments(sql, BUDGET, [{ id, place: brand.id, facts: null, steps }])
  const booked = { brand_id: brand.id, by, at: new Date(at).toISOString() }
  await insertRows(
    sql,
    'budget_entry',
    entries.map((entry) => ({ ...entry, ...booked })),
  )
  await insertRows(
    sql,
    'budget_rate',
    rates.map(({ from, to, ...rate }) => ({
      brand_id: brand.id,
      from_currency: from,
      to_currency: to,
      ...rate,
    })),
  )
  if (isApproved) await insertRows(sql, 'budget_transfer', transfersOf(id))
}

/** Minor units. */
const DONE = { from: 'GB.TV.all', to: 'GB.OOH.all', amount: 500_000 }

const transfersOf = (budget: string) => [
  transfer(budget, 1, { ...DONE, reason: 'The posters by the stadium came free.', status: 'done', days: 90 }),
  transfer(budget, 2, {
    from: 'US.PRINT.all',
    to: 'US.YOUTUBE.all',
    amount: 1_500_000,
    reason: 'Print reaches too few under 35.',
    status: 'refused',
    days: 40,
    answer: 'The magazines are booked already.',
  }),
  transfer(budget, 3, {
    from: 'GB.TV.all',
    to: 'DE.TV.all',
    amount: 4_000_000,
    reason: 'Germany is over its budget: TV costs more there than planned.',
    status: 'waiting',
    days: 2,
  }),
]

interface Sample {
  from: string
  to: string
  amount: number
  reason: string
  status: TransferStatus
  days: number
  answer?: string
}

function transfer(budget: string, number: number, { from, to, days, answer = '', ...more }: Sample) {
  const at = `${dayFromNow(-days)}T10:00:00.000Z`
  const isDecided = more.status === 'refused'
  return {
    id: `${budget}-transfer-${number}`,
    document_id: budget,
    from_node: from,
    to_node: to,
    ...more,
    by: AUTHOR,
    at,
    decided_by: isDecided ? DECIDER : null,
    decided_at: isDecided ? at : null,
    answer,
  }
}
