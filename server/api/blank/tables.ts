declare module '../../db/schema.ts' {
  interface Database {
    blank_thing: BlankThing
  }
}

export interface BlankThing {
  id: string
  brand_id: string
  name: string
  /** `2026-11-23` */
  day: string
}
