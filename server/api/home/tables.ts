import type { HomeLayout } from '../../../miniapps/domain/home/layout.ts'
import type { Json, Timestamp } from '../../db/column-types.ts'

declare module '../../db/schema.ts' {
  interface Database {
    home_layout: { person_id: string; widgets: Json<HomeLayout> }
    brand_favourite: { person_id: string; brand_id: string; added_at: Timestamp }
    home_default: { agency_code: string; widgets: Json<HomeLayout> }
  }
}
