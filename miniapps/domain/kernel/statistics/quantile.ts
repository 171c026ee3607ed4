/**
 * The value below which a share of the values lies, between two neighbours in proportion: Hyndman and Fan's type 7, as
 * QUARTILE.INC of a spreadsheet. Null of no values.
 */
export function quantile(values: readonly number[], share: number): number | null {
  const sorted = values.toSorted((one, other) => one - other)
  const place = (sorted.length - 1) * share
  const [low, high] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]]
  return low === undefined || high === undefined ? null : low + (high - low) * (place % 1)
}
