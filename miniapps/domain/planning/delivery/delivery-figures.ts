import { roundedProduct } from '../../kernel/money/decimal.ts'

interface Amount {
  quantity: number
  /** Minor units. */
  cost: number
}

export interface DeliveryFigures {
  /** Percent of the planned quantity; null where none was planned. */
  delivery: number | null
  /** Percent of the planned cost. */
  spend: number | null
  /** Minor units for `per` units, unrounded. */
  plannedUnit: number | null
  unit: number | null
  /** Units that were planned and did not come. */
  shortfall: number
  /** Minor units: the shortfall at the planned price, to be delivered; null without a planned price. */
  makeGood: number | null
  /** Minor units: what was billed beyond the planned price of what came. Not to be claimed beside the make-good. */
  credit: number | null
}

/** Delivered against planned. `per` is the number of units that a price is for: 1,000 impressions of a CPM. */
export function deliveryFigures(asked: { planned: Amount; delivered: Amount; per: number }): DeliveryFigures {
  const { planned, delivered, per } = asked
  const share = (part: number, whole: number, times: number) => (whole ? (part / whole) * times : null)
  const shortfall = Math.max(0, planned.quantity - delivered.quantity)
  const atPlannedPrice = (quantity: number) =>
    planned.quantity ? roundedProduct([quantity, planned.cost], [planned.quantity]) : null
  const worth = atPlannedPrice(delivered.quantity)
  return {
    delivery: share(delivered.quantity, planned.quantity, 100),
    spend: share(delivered.cost, planned.cost, 100),
    plannedUnit: share(planned.cost, planned.quantity, per),
    unit: share(delivered.cost, delivered.quantity, per),
    shortfall,
    makeGood: atPlannedPrice(shortfall),
    credit: worth === null ? null : Math.max(0, delivered.cost - worth),
  }
}
