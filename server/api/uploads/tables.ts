import type { UploadWorld } from '../../../miniapps/domain/uploads/line-cells.ts'
import type { StagedValues } from '../../../miniapps/domain/uploads/stage-lines.ts'
import type { KnownColumns } from '../../../miniapps/domain/uploads/propose-mapping.ts'
import type { FileLocale } from '../../../miniapps/domain/uploads/upload-cell.ts'
import type { Json, Timestamp } from '../../db/column-types.ts'

declare module '../../db/schema.ts' {
  interface Database {
    /** A vendor's file that made a plan or changed one. Amounts are minor units. */
    plan_upload: {
      id: string
      brand_id: string
      vendor: string
      file_name: string
      /** SHA-256; a file is known in its brand alone. */
      file_hash: string
      sheet: string
      world: Json<UploadWorld>
      lines: number
      inserted: number
      updated: number
      missing: number
      left_out: number
      net: number
      difference: number | null
      plan_id: string
      uploaded_by: string
      uploaded_at: Timestamp
    }
    /** A line as the last file of a plan's vendor had it, by the id of the plan's line. */
    plan_upload_line: { plan_id: string; line_id: string; place: number; values: Json<StagedValues> }
    /** The reading of a vendor's files in a brand; the vendor in small letters. */
    plan_upload_template: {
      brand_id: string
      vendor: string
      columns: Json<KnownColumns>
      touchpoints: Json<Readonly<Record<string, string>>>
      locale: FileLocale
      currency: string
    }
  }
}
