import type { Expression } from '../../../miniapps/domain/audience/expression.ts'
import type { Json, Timestamp } from '../../db/column-types.ts'

declare module '../../db/schema.ts' {
  interface Database {
    /** `brand_id`: whose alone it is; null where all brands of the agency may use it. */
    taxonomy: { id: string; agency_code: string; brand_id: string | null }
    /** A published version never changes: another file is another version. */
    taxonomy_version: {
      taxonomy_id: string
      version: number
      name: string
      currency: string
      imported_at: Timestamp
      imported_by: string | null
    }
    /** `place`: as the file has them. `cpm`: minor units. */
    taxonomy_node: {
      taxonomy_id: string
      version: number
      id: string
      place: number
      parent: string | null
      name: string
      cpm: number | null
    }
    taxonomy_bridge: {
      taxonomy_id: string
      version: number
      node: string
      dataset: string
      expression: Json<Expression>
    }
  }
}
