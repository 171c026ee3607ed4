import type { Kysely } from 'kysely'
import { PLAN } from '../../../miniapps/domain/plans/plan.ts'
import type { HeldUpload } from '../../../miniapps/domain/uploads/compare-upload.ts'
import type { HeldOfVendor, Template } from '../../../miniapps/domain/uploads/wire.ts'
import type { Database } from '../../db/schema.ts'
import type { BrandWorld } from '../kit/brand-world.ts'
import type { Handler } from '../kit/routes.ts'

/** The reading that a vendor's files had last in this brand, and the plan that came of them. */
export const heldOfVendor: Handler<BrandWorld, 'brandId'> = async ({ sql, brandId }, context) => {
  const vendor = context.req.query('vendor') ?? ''
  const plan = await lastPlanOf(sql, brandId, vendor)
  const data: HeldOfVendor = {
    template: await templateOf(sql, brandId, vendor),
    held: plan ? { plan, ...(await heldIn(sql, plan.id)) } : null,
  }
  return { data }
}

/** Vendors are the same however they are written. */
export const vendorKey = (vendor: string): string => vendor.trim().toLowerCase()

async function templateOf(sql: Kysely<Database>, brand: string, vendor: string): Promise<Template | null> {
  const found = await sql
    .selectFrom('plan_upload_template')
    .select(['columns', 'touchpoints', 'locale', 'currency'])
    .where('brand_id', '=', brand)
    .where('vendor', '=', vendorKey(vendor))
    .executeTakeFirst()
  return found ?? null
}

async function lastPlanOf(sql: Kysely<Database>, brand: string, vendor: string) {
  return sql
    .selectFrom('plan_upload as upload')
    .innerJoin('document as plan', 'plan.id', 'upload.plan_id')
    .select(['plan.id', 'plan.title', 'plan.status'])
    .where('brand_id', '=', brand)
    .where(({ fn }) => fn('lower', ['vendor']), '=', vendorKey(vendor))
    .where('plan.status', 'not in', [...(PLAN.statuses.hidden ?? [])])
    .orderBy('uploaded_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Lines of a plan as the last file of its vendor had them, in its order. */
export async function heldIn(sql: Kysely<Database>, plan: string): Promise<HeldUpload> {
  const lines = await sql
    .selectFrom('plan_upload_line')
    .select(['line_id as id', 'values'])
    .where('plan_id', '=', plan)
    .orderBy('place')
    .orderBy('line_id')
    .execute()
  const { world } = await sql
    .selectFrom('plan_upload')
    .select('world')
    .where('plan_id', '=', plan)
    .orderBy('uploaded_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return { world, lines }
}
