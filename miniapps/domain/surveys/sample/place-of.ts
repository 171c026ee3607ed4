/** The part of a whole that a point in it falls into: the last where it is beyond all. */
export function placeOf(point: number, parts: readonly number[]): number {
  let left = point
  const at = parts.findIndex((part) => (left -= part) < 0)
  return at < 0 ? parts.length - 1 : at
}
