import { sql as raw } from 'kysely'
import type { ResultLine } from '../../../miniapps/domain/deliveries/wire.ts'
import { headOf } from '../../../miniapps/domain/plans/plan-head.ts'
import type { BrandWorld } from '../kit/brand-world.ts'
import type { Handler } from '../kit/routes.ts'
import { plansOf } from './plan-of.ts'

interface Sum {
  plan_id: string
  spend: number
  until: string
}

/** The plans of a brand with what was spent, and how fresh that is. Sources that tell of one line and day tell of the same money. */
export const listResults: Handler<BrandWorld, 'brandId'> = async ({ sql, brandId }) => {
  const plans = await plansOf(sql, brandId)
  const { rows } = await raw<Sum>`
    select plan_id, sum(spend)::double precision as spend, max(date) as until from (
      select plan_id, line, date, max(spend) as spend from delivery
      where plan_id = any(${plans.map(({ id }) => id)}::text[]) group by plan_id, line, date) as once
    group by plan_id`.execute(sql)
  const sums = new Map(rows.map((row) => [row.plan_id, row]))
  const data = plans.map(({ id, title, status, approval, body }): ResultLine => {
    const { currency, start, end, budget } = headOf(body)
    const { spend = null, until = null } = sums.get(id) ?? {}
    return { id, title, status, approval, currency, start, end, budget, spend, until }
  })
  return { data }
}
