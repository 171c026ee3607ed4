import { decimalOf } from './decimal.ts'

/**
 * Divides whole minor units in proportion to weights by largest remainder; of equal remainders the earlier
 * part gets the unit. The parts always sum to the total; a negative total is divided like its opposite. Null
 * where the weights sum to zero, and of what is no amount or no weight.
 */
export function split({ total, weights }: { total: number; weights: readonly number[] }): number[] | null {
  if (!Number.isInteger(total) || !weights.every(Number.isFinite)) return null
  const shares = wholeWeights(weights)
  const sum = shares.reduce((all, share) => all + share, 0n)
  if (sum === 0n) return null
  const amount = BigInt(Math.abs(total))
  const parts = shares.map((share) => dividedDown(sum < 0n ? -share * amount : share * amount, abs(sum)))
  const left = Number(amount - parts.reduce((all, { whole }) => all + whole, 0n))
  const owed = parts
    .map(({ rest }, place) => ({ rest, near: Number(rest), place }))
    .toSorted((one, other) => other.near - one.near || Number(other.rest - one.rest))
  const rounded = new Set(owed.slice(0, left).map(({ place }) => place))
  return parts.map(({ whole }, place) => {
    const part = Number(whole) + (rounded.has(place) ? 1 : 0)
    return total < 0 ? 0 - part : part
  })
}

/** Weights of any decimals as whole numbers in the same proportion, so that equal remainders are seen to be equal. */
function wholeWeights(weights: readonly number[]): bigint[] {
  if (weights.every(Number.isSafeInteger)) return weights.map(BigInt)
  const decimals = weights.map(decimalOf)
  const places = Math.max(0, ...decimals.map((each) => each.places))
  return decimals.map((each) => each.digits * 10n ** BigInt(places - each.places))
}

function dividedDown(value: bigint, by: bigint): { whole: bigint; rest: bigint } {
  const whole = value / by
  const rest = value - whole * by
  return rest < 0n ? { whole: whole - 1n, rest: rest + by } : { whole, rest }
}

const abs = (value: bigint): bigint => (value < 0n ? -value : value)
