import type { HomeLayout } from '../../../miniapps/domain/home/layout.ts'
import type { Json } from '../../db/column-types.ts'

declare module '../../db/schema.ts' {
  interface Database {
    home_layout: { person_id: string; widgets: Json<HomeLayout> }
    home_default: { agency_code: string; widgets: Json<HomeLayout> }
  }
}
