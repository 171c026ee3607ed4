import type { Kysely } from 'kysely'
import type { HeldLine } from '../../../miniapps/domain/uploads/match-lines.ts'
import type { UploadWorld } from '../../../miniapps/domain/uploads/line-cells.ts'
import type { UploadInput } from '../../../miniapps/domain/uploads/upload-input.ts'
import type { Database } from '../../db/schema.ts'
import { insertRows } from '../../world/insert-rows.ts'
import { vendorKey } from './held-of-vendor.ts'

export interface UploadToStore {
  brandId: string
  personId: string
  plan: string
  input: UploadInput
  world: UploadWorld
  /** All that are held from now on: those of the file, then those that it no longer has. */
  lines: readonly HeldLine[]
  inserted: number
  updated: number
  missing: number
}

/** Keeps an upload with its lines and how it was read. */
export async function storeUpload(sql: Kysely<Database>, upload: UploadToStore): Promise<void> {
  const { brandId, personId, plan, input, world, inserted, updated, missing } = upload
  await insertRows(sql, 'plan_upload', [
    {
      id: input.id,
      brand_id: brandId,
      vendor: input.vendor,
      file_name: input.file.name,
      file_hash: input.file.hash,
      sheet: input.file.sheet,
      world,
      lines: input.lines.length,
      inserted,
      updated,
      missing,
      left_out: input.leftOut,
      net: input.net,
      difference: input.difference,
      plan_id: plan,
      uploaded_by: personId,
      uploaded_at: new Date().toISOString(),
    },
  ])
  await sql.deleteFrom('plan_upload_line').where('plan_id', '=', plan).execute()
  await insertRows(
    sql,
    'plan_upload_line',
    upload.lines.map(({ id, values }, place) => ({ plan_id: plan, line_id: id, place, values })),
  )
  await storeTemplate(sql, brandId, input)
}

async function storeTemplate(sql: Kysely<Database>, brand: string, input: UploadInput): Promise<void> {
  const template = {
    columns: JSON.stringify(input.columns),
    touchpoints: JSON.stringify(input.touchpoints),
    locale: input.locale,
    currency: input.currency,
  }
  await sql
    .insertInto('plan_upload_template')
    .values({ brand_id: brand, vendor: vendorKey(input.vendor), ...template })
    .onConflict((conflict) => conflict.columns(['brand_id', 'vendor']).doUpdateSet(template))
    .execute()
}
