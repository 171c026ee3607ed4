declare module '../../db/schema.ts' {
  interface Database {
    blank_thing: BlankThing
  }
}

export interface BlankThing {
  id: string
  person_id: string
  name: string
}
