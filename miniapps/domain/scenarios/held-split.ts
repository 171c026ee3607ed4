import { spread } from '../kernel/money/spread.ts'

export interface HeldPart {
  /** In proportion to the others. */
  amount: number
  /** Minor units. */
  min: number
  max: number
}

/**
 * A total in whole minor units over parts in proportion to their amounts, each held within its bounds. An
 * amount that a part cannot take because of its bound is shared among the others. The parts sum to the
 * total, which must lie between the sums of their bounds.
 */
export function heldSplit(total: number, parts: readonly HeldPart[]): number[] {
  const held = new Map<number, number>()
  for (;;) {
    const shared = spread({
      total,
      parts: parts.map(({ amount }, place) => ({
        amount: held.get(place) ?? amount,
        locked: held.has(place),
      })),
    })
    if ('refused' in shared) return parts.map(({ amount }, place) => held.get(place) ?? amount)
    const off = shared.amounts.map((amount, place) => {
      const { min, max } = parts[place]!
      return Math.min(max, Math.max(min, amount)) - amount
    })
    const sum = off.reduce((all, each) => all + each, 0)
    // only those on the side that weighs more are held for good: holding them moves the others back
    const over = off.flatMap((each, place) =>
      each !== 0 && (sum === 0 || each > 0 === sum > 0) ? [place] : [],
    )
    if (over.length === 0) return shared.amounts
    for (const place of over) held.set(place, shared.amounts[place]! + off[place]!)
  }
}
