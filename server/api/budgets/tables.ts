import type { Timestamp } from '../../db/column-types.ts'
import type { TransferStatus } from '../../../miniapps/domain/budgets/wire.ts'

declare module '../../db/schema.ts' {
  interface Database {
    /** Money that somebody moves between lines of a budget. */
    budget_transfer: {
      id: string
      document_id: string
      /** Ids of nodes, `GB.TV.3`. */
      from_node: string
      to_node: string
      /** Minor units. */
      amount: number
      reason: string
      status: TransferStatus
      by: string
      at: Timestamp
      decided_by: string | null
      decided_at: Timestamp | null
      answer: string
    }
    /** Entries of a brand's books; never changed. */
    budget_entry: {
      brand_id: string
      reference: string
      /** ISO date. */
      day: string
      market: string
      channel: string
      /** Minor units of its currency; below 0 for a credit. */
      amount: number
      currency: string
      by: string
      at: Timestamp
    }
    budget_rate: {
      brand_id: string
      from_currency: string
      to_currency: string
      /** ISO date. */
      date: string
      rate: number
      source: string
    }
  }
}
