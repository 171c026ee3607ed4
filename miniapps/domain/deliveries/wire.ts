import type { Body } from '../document/change.ts'
import type { SheetRow } from '../document/sheet.ts'
import type { Claim, Delivery } from './delivery.ts'

/** Of one line on one day, over all sources that were asked for. */
export type DaySum = Pick<Delivery, 'line' | 'date' | 'quantity' | 'spend' | 'clicks' | 'actions'>

export interface CreativeSum {
  line: string
  creative: string
  quantity: number
  clicks: number
}

/** A source with the lines that it tells of. */
export interface DeliverySource {
  source: string
  /** The last day that it tells of. */
  until: string
  importedAt: string
  lines: readonly string[]
}

/** A version of a plan, and what it delivered. */
export interface PlanDeliveries {
  id: string
  title: string
  status: string
  version: number
  /** `v2`; null before the first approval. */
  approval: string | null
  fields: Body
  rows: Readonly<Record<string, SheetRow>>
  days: readonly DaySum[]
  creatives: readonly CreativeSum[]
  sources: readonly DeliverySource[]
  claims: Readonly<Record<string, Claim>>
}

/** A plan in the list of results. Money is minor units. */
export interface ResultLine {
  id: string
  title: string
  status: string
  approval: string | null
  currency: string
  start: string
  end: string
  budget: number | null
  /** Null: nothing was imported. */
  spend: number | null
  until: string | null
}
