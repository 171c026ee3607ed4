import type { Rate } from '../kernel/money/exchange.ts'
import type { Somebody } from '../document/wire.ts'
import type { Figures } from './tree-rows.ts'
import type { Transfer } from './transferred.ts'

/**
 * The calls below `/api/budgets/{brandId}`, for who may work in the brand; budgets themselves are documents:
 * GET   /client              ?year=          -> { data: ClientView }
 * GET   /rates                               -> { data: Rate[] }; PUT { rates: Rate[] } adds and replaces
 * GET   /{budget}/spending                   -> { data: Spending }
 * GET   /{budget}/ledger                     -> { data: LedgerEntry[] } of the budget's year
 * POST  /{budget}/ledger     { entries }     -> 201 { data: { stored, known } }; what is booked already is never changed
 * GET   /{budget}/transfers                  -> { data: TransferLine[] }, newest first
 * POST  /{budget}/transfers  NewTransfer     -> 201 { data: TransferLine }: done at once, or waiting for somebody else
 * POST  /{budget}/transfers/{id} Decision    -> { data: TransferLine }
 */

export interface NewTransfer extends Transfer {
  /** Random: the same call sent twice moves money once. */
  id: string
  reason: string
}

export const TRANSFER_STATUSES = ['waiting', 'done', 'refused', 'withdrawn'] as const
export type TransferStatus = (typeof TRANSFER_STATUSES)[number]

export interface TransferLine extends NewTransfer {
  status: TransferStatus
  by: Somebody
  /** ISO 8601. */
  at: string
  decidedBy: Somebody | null
  /** Why it was refused; '' where nobody has said. */
  answer: string
}

export interface Decision {
  decision: 'approve' | 'refuse' | 'withdraw'
  /** Asked of a refusal. */
  reason?: string
}

/** A brand of the client with its budget of the year. Minor units of the budget's currency. */
export interface ClientBrand extends Figures {
  id: string
  brand: string
  budget: string
  title: string
  status: string
  currency: string
  /** In the currency of the view; null where there is no rate. */
  inView: Figures | null
  rate: Pick<Rate, 'rate' | 'date' | 'source'> | null
}

/** The brands of a client that the person may open, and what they add up to. Others are in no figure. */
export interface ClientView {
  client: string
  currency: string
  brands: readonly ClientBrand[]
  total: Figures
}
