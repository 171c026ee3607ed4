import type { Kysely } from 'kysely'
import type { Body } from '../../../miniapps/domain/document/change.ts'
import { headOf } from '../../../miniapps/domain/plans/plan-head.ts'
import { PLAN } from '../../../miniapps/domain/plans/plan.ts'
import type { Database } from '../../db/schema.ts'
import { bodyOf } from '../../documents/stored-document.ts'
import { type Settled, settledIn } from '../../documents/settled-versions.ts'
import type { BrandWorld } from '../kit/brand-world.ts'
import { refusal } from './refusals.ts'

/** A plan with the version that its deliveries are measured by: the last that was approved, else as it is. */
export interface MeasuredPlan {
  id: string
  title: string
  status: string
  version: number
  approval: string | null
  body: Body
}

/** All plans of a brand, or one of them; those that were approved come first. */
export async function plansOf(sql: Kysely<Database>, brandId: string, id?: string): Promise<MeasuredPlan[]> {
  const settled = new Map<string, Settled>()
  for (const each of await settledIn(sql, PLAN, [brandId], { ...(id !== undefined && { id }) }))
    if (!settled.has(each.id)) settled.set(each.id, each)
  const plans = await sql
    .selectFrom('document')
    .select(['id', 'title', 'status', 'version', 'fields'])
    .where('type', '=', PLAN.type)
    .where('place', '=', brandId)
    .where('status', 'not in', PLAN.statuses.hidden!)
    .$if(id !== undefined, (asked) => asked.where('id', '=', id!))
    .orderBy('updated_at', 'desc')
    .execute()
  const measured = plans.map(({ fields, ...plan }): MeasuredPlan => {
    const approved = settled.get(plan.id)
    if (!approved) return { ...plan, approval: null, body: bodyOf(fields) }
    const { version, name, body } = approved
    return { ...plan, title: headOf(body).title || plan.title, version, approval: name, body }
  })
  return measured.toSorted((one, other) => Number(other.approval !== null) - Number(one.approval !== null))
}

/** @throws Refusal that says the same of a plan that is not there and of one of another client */
export async function planOf({ sql, brandId }: BrandWorld, id: string): Promise<MeasuredPlan> {
  const [plan] = await plansOf(sql, brandId, id)
  if (!plan) throw refusal('delivery-plan-not-found')
  return plan
}
