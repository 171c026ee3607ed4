import type { Claim, Delivery } from '../../../miniapps/domain/deliveries/delivery.ts'
import type { Json, Timestamp } from '../../db/column-types.ts'

/** Delivery of a line of a plan on a day, as a source says. */
export interface DeliveryTable extends Omit<Delivery, 'creatives'> {
  plan_id: string
  creatives: Json<Delivery['creatives']>
  imported_at: Timestamp
}

declare module '../../db/schema.ts' {
  interface Database {
    delivery: DeliveryTable
    /** Figures that were corrected, as they were before. */
    delivery_correction: Omit<DeliveryTable, 'imported_at'> & { by: string | null; at: Timestamp }
    delivery_claim: { plan_id: string; line: string; claim: Claim }
  }
}
