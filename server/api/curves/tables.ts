declare module '../../db/schema.ts' {
  interface Database {
    /** What was observed; a set is never changed, a curve names the one that it has. */
    curve_point: {
      document_id: string
      set: number
      /** From 1, by x. */
      row: number
      x: number
      /** Percent with one contact and more, two and more, …. */
      reach: number[]
      /** Minor units. */
      cost: number | null
      /** ISO date. */
      date: string | null
    }
  }
}

export {}
