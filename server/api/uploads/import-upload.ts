import { IMPORTS_PERMISSION } from '../../../miniapps/domain/touchpoints/wire.ts'
import { PLAN } from '../../../miniapps/domain/plans/plan.ts'
import { MAX_UPLOAD_LINES } from '../../../miniapps/domain/uploads/limits.ts'
import { UPLOAD_INPUT, type UploadInput } from '../../../miniapps/domain/uploads/upload-input.ts'
import type { Imported } from '../../../miniapps/domain/uploads/wire.ts'
import { placeAccess, writable } from '../../documents/place-access.ts'
import type { BrandWorld } from '../kit/brand-world.ts'
import { readJson } from '../kit/read-json.ts'
import { created, type Handler } from '../kit/routes.ts'
import { changePlan } from './change-plan.ts'
import { makePlan } from './make-plan.ts'
import { refusal } from './refusals.ts'

/** 5,000 lines with long notes. */
const MAX_INPUT_BYTES = 24_000_000

/** Makes a plan of a vendor's file, or changes the one that the vendor's earlier files made; all of it or nothing. */
export const importUpload: Handler<BrandWorld, 'brandId'> = async (world, context) => {
  await placeAccess(world).check(writable(PLAN), world.brandId, world.person.id, IMPORTS_PERMISSION)
  const input = await readJson(context, UPLOAD_INPUT, MAX_INPUT_BYTES)
  if (input.lines.length > MAX_UPLOAD_LINES)
    throw refusal('upload-too-many-lines', { lines: input.lines.length, limit: MAX_UPLOAD_LINES })
  const before = await importedBefore(world, input)
  if (before) return { data: before }
  if (input.plan === null) return created(context, { data: await makePlan(world, input) })
  return { data: await changePlan(world, input, input.plan) }
}
importUpload.takes = { body: UPLOAD_INPUT }

/** The same call, sent again because its answer was lost. */
async function importedBefore(
  { sql, brandId }: BrandWorld,
  { id }: UploadInput,
): Promise<Imported | undefined> {
  const found = await sql
    .selectFrom('plan_upload as upload')
    .innerJoin('document as plan', 'plan.id', 'upload.plan_id')
    .select(['plan.id', 'plan.title', 'plan.status', 'inserted', 'updated', 'missing'])
    .where('upload.id', '=', id)
    .where('brand_id', '=', brandId)
    .executeTakeFirst()
  if (!found) return undefined
  const { inserted, updated, missing, ...plan } = found
  return { plan, inserted, updated, missing, removed: 0 }
}
