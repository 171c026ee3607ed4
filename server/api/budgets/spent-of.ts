import { type Kysely, sql as raw } from 'kysely'
import { periodsOf } from '../../../miniapps/domain/budgets/periods-of.ts'
import { type Spending, spendingOf } from '../../../miniapps/domain/budgets/spending.ts'
import { type Body, textAt } from '../../../miniapps/domain/document/change.ts'
import type { Rate } from '../../../miniapps/domain/kernel/money/exchange.ts'
import type { Database } from '../../db/schema.ts'

/** Spending of a brand's books against a budget: entries of a day, line and currency are one sum. */
export async function spentOf(sql: Kysely<Database>, brand: string, body: Body): Promise<Spending> {
  const entries = await sql
    .selectFrom('budget_entry')
    .select(['day', 'market', 'channel', 'currency'])
    .select(({ fn }) => fn.sum<number>('amount').as('amount'))
    .select(raw<number>`count(*)::int`.as('count'))
    .where('brand_id', '=', brand)
    .where('day', '>=', firstDay(body))
    .where('day', '<=', lastDay(body))
    .groupBy(['day', 'market', 'channel', 'currency'])
    .orderBy('day')
    .execute()
  return spendingOf({
    entries,
    periods: periodsOf(body),
    currency: textAt(body, 'currency'),
    planRates: planRatesOf(body),
    rates: await ratesOf(sql, brand),
  })
}

export const firstDay = (body: Body): string => periodsOf(body)[0]!.from
export const lastDay = (body: Body): string => periodsOf(body).at(-1)!.to

const RATES = 'rates/'
const planRatesOf = (body: Body): Record<string, number> =>
  Object.fromEntries(
    Object.entries(body).flatMap(([path, value]) =>
      path.startsWith(RATES) ? [[path.slice(RATES.length), Number(value)]] : [],
    ),
  )

/** Newest first. */
export async function ratesOf(sql: Kysely<Database>, brand: string): Promise<Rate[]> {
  return sql
    .selectFrom('budget_rate')
    .select(['from_currency as from', 'to_currency as to', 'date', 'rate', 'source'])
    .where('brand_id', '=', brand)
    .orderBy('date', 'desc')
    .orderBy('from_currency')
    .execute()
}
