import { claimSchema } from '../../../miniapps/domain/deliveries/delivery.ts'
import type { BrandWorld } from '../kit/brand-world.ts'
import { readJson } from '../kit/read-json.ts'
import type { Handler } from '../kit/routes.ts'
import { mustHaveLines } from './import-deliveries.ts'
import { planOf } from './plan-of.ts'
import { refusal } from './refusals.ts'

/** Says what is claimed for a line's shortfall: a make-good, a credit, or nothing. */
export const claimShortfall: Handler<BrandWorld, 'brandId' | 'planId' | 'line'> = async (
  world,
  context,
  { planId, line },
) => {
  const plan = await planOf(world, planId)
  if (plan.approval === null) throw refusal('delivery-plan-not-approved')
  const { id } = plan
  const { claim } = await readJson(context, claimSchema)
  const { sql } = world
  await mustHaveLines(sql, plan, [line])
  if (claim === null)
    await sql.deleteFrom('delivery_claim').where('plan_id', '=', id).where('line', '=', line).execute()
  else
    await sql
      .insertInto('delivery_claim')
      .values({ plan_id: id, line, claim })
      .onConflict((on) => on.columns(['plan_id', 'line']).doUpdateSet({ claim }))
      .execute()
  return { data: { line, claim } }
}
claimShortfall.takes = { body: claimSchema }
