/** Moves labels apart that would lie over each other, in their order and as little as needed, within `from` to `to`. */
export function spreadLabels(places: readonly number[], apart: number, from: number, to: number): number[] {
  const order = places
    .map((place, index) => ({ place, index }))
    .toSorted((one, other) => one.place - other.place)
  let least = from
  for (const each of order) {
    each.place = Math.max(each.place, least)
    least = each.place + apart
  }
  let most = to
  for (const each of order.toReversed()) {
    each.place = Math.min(each.place, most)
    most = each.place - apart
  }
  const spread: number[] = []
  for (const { place, index } of order) spread[index] = place
  return spread
}
