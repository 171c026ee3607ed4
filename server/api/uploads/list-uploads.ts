import { sql as raw, type Kysely } from 'kysely'
import { PLAN } from '../../../miniapps/domain/plans/plan.ts'
import type { UploadLine } from '../../../miniapps/domain/uploads/wire.ts'
import type { Database } from '../../db/schema.ts'
import type { BrandWorld } from '../kit/brand-world.ts'
import type { Handler } from '../kit/routes.ts'

/** The uploads of a brand, the last first. */
export const listUploads: Handler<BrandWorld, 'brandId'> = async ({ sql, brandId }) => {
  const rows = await uploadsOf(sql, brandId).execute()
  return { data: rows.map(lineOf) }
}

/** The last upload of the same file in this brand; another client's is not known here. */
export const knownUpload: Handler<BrandWorld, 'brandId'> = async ({ sql, brandId }, context) => {
  const hash = context.req.query('hash') ?? ''
  const row = await uploadsOf(sql, brandId).where('file_hash', '=', hash).limit(1).executeTakeFirst()
  return { data: row ? lineOf(row) : null }
}

export const listVendors: Handler<BrandWorld, 'brandId'> = async ({ sql, brandId }) => {
  const rows = await sql
    .selectFrom('plan_upload')
    .select('vendor')
    .distinct()
    .where('brand_id', '=', brandId)
    .orderBy('vendor')
    .execute()
  return { data: rows.map(({ vendor }) => vendor) }
}

const uploadsOf = (sql: Kysely<Database>, brand: string) =>
  sql
    .selectFrom('plan_upload as upload')
    .leftJoin('person', 'person.id', 'upload.uploaded_by')
    .innerJoin('document as plan', 'plan.id', 'upload.plan_id')
    .select([
      'upload.id',
      'vendor',
      'file_name',
      'sheet',
      'world',
      'lines',
      'inserted',
      'updated',
      'missing',
      'left_out',
      'net',
      'difference',
      'plan_id',
      'uploaded_at',
      'plan.title',
      'plan.status',
    ])
    .select(raw<string>`trim(concat_ws(' ', firstname, lastname))`.as('by'))
    .where('brand_id', '=', brand)
    .orderBy('uploaded_at', 'desc')
    .orderBy('upload.id')

type UploadRow = Awaited<ReturnType<ReturnType<typeof uploadsOf>['execute']>>[number]

function lineOf(row: UploadRow): UploadLine {
  const { plan_id, title, status, by, world } = row
  const isGone = PLAN.statuses.hidden?.includes(status)
  return {
    id: row.id,
    vendor: row.vendor,
    fileName: row.file_name,
    sheet: row.sheet,
    uploadedAt: row.uploaded_at.toISOString(),
    uploadedBy: by,
    lines: row.lines,
    inserted: row.inserted,
    updated: row.updated,
    missing: row.missing,
    leftOut: row.left_out,
    currency: world.currency,
    net: row.net,
    difference: row.difference,
    plan: isGone ? null : { id: plan_id, title, status },
  }
}
