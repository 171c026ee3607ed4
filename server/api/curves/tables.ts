/** What was observed; a set is never changed, a curve names the one that it has. */
export interface CurvePointTable {
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

declare module '../../db/schema.ts' {
  interface Database {
    curve_point: CurvePointTable
  }
}
