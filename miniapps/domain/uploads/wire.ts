import type { FileLocale } from './upload-cell.ts'
import type { HeldUpload } from './compare-upload.ts'
import type { KnownColumns } from './propose-mapping.ts'

/**
 * The calls below `/api/uploads/{brandId}`, for who may open the plans uploader in the brand:
 * GET  /                       -> { data: UploadLine[] }, the last first
 * GET  /known     ?hash=       -> { data: UploadLine | null }: the upload of the same file, in this brand
 * GET  /vendors                -> { data: string[] }: those that uploads of this brand were for
 * GET  /held      ?vendor=     -> { data: HeldOfVendor }: what is remembered of the vendor in this brand
 * POST /          UploadInput  -> { data: Imported }, 201 where a plan was made; takes MXMZ_CUSTOM_MEDIA_PLAN_UPLOAD
 *                                 and the right to change plans. All of it or nothing.
 */

/** A plan that an upload made or changed. */
export interface UploadedPlan {
  id: string
  title: string
  status: string
}

export interface UploadLine {
  id: string
  vendor: string
  fileName: string
  sheet: string
  uploadedAt: string
  uploadedBy: string
  /** Of the file. */
  lines: number
  inserted: number
  updated: number
  /** Lines of the plan that the file no longer has. */
  missing: number
  /** Rows that were no lines. */
  leftOut: number
  currency: string
  /** Minor units. */
  net: number
  /** The file's own total less the sum of its lines; null where it states none. */
  difference: number | null
  /** Null where it was deleted since. */
  plan: UploadedPlan | null
}

/** A vendor's file as it was read last in this brand; no other client's file is read by it. */
export interface Template {
  columns: KnownColumns
  locale: FileLocale
  currency: string
  touchpoints: Readonly<Record<string, string>>
}

export interface HeldOfVendor {
  template: Template | null
  /** The plan that the vendor's last upload made or changed, and what it has of it; null where it is gone. */
  held: (HeldUpload & { plan: UploadedPlan }) | null
}

export interface Imported {
  plan: UploadedPlan
  inserted: number
  updated: number
  missing: number
  removed: number
}
