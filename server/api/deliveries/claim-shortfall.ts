import { claimSchema } from '../../../miniapps/domain/deliveries/delivery.ts'
import type { BrandWorld } from '../kit/brand-world.ts'
import { readJson } from '../kit/read-json.ts'
import type { Handler } from '../kit/routes.ts'
import { planOf } from './plan-of.ts'

/** Says what is claimed for a line's shortfall: a make-good, a credit, or nothing. */
export const claimShortfall: Handler<BrandWorld, 'brandId' | 'planId' | 'line'> = async (
  world,
  context,
  { planId, line },
) => {
  const { id } = await planOf(world, planId)
  const { claim } = await readJson(context, claimSchema)
  const { sql } = world
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
