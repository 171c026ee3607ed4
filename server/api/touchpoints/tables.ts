import type { Generated } from 'kysely'

declare module '../../db/schema.ts' {
  interface Database {
    /** What people of an audience said of a touchpoint. */
    touchpoint_metric: {
      agency_code: string
      market: string
      audience: string
      /** ISO date of the wave. */
      wave: string
      touchpoint: string
      metric: string
      value: number | null
      n: number
    }
    /** Touchpoints as vendors and files call them; those of a brand's files are no other brand's to see. */
    touchpoint_name: {
      id: Generated<number>
      agency_code: string
      brand_id: string | null
      name: string
      source: string
      touchpoint: string | null
      /** It means no touchpoint. */
      ignored: Generated<boolean>
    }
  }
}
