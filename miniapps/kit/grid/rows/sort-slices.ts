import type { Sliced } from './in-slices.ts'

/** So many are sorted, or put together, without a pause: a millisecond or two. */
const RUN = 4096

/** A stable merge sort of positions that can be interrupted; sorts what it is given. */
export function* sortSlices(
  positions: Uint32Array,
  compare: (left: number, right: number) => number,
): Sliced<Uint32Array> {
  for (let start = 0; start < positions.length; start += RUN) {
    positions.subarray(start, start + RUN).sort(compare)
    yield
  }
  let from: Uint32Array = positions
  let to: Uint32Array = new Uint32Array(positions.length)
  for (let width = RUN; width < positions.length; width *= 2) {
    for (let start = 0; start < positions.length; start += 2 * width)
      yield* merge(from, to, start, width, compare)
    ;[from, to] = [to, from]
  }
  return from
}

function* merge(
  from: Uint32Array,
  to: Uint32Array,
  start: number,
  width: number,
  compare: (left: number, right: number) => number,
): Sliced<void> {
  const middle = Math.min(start + width, from.length)
  const end = Math.min(start + 2 * width, from.length)
  let left = start
  let right = middle
  for (let at = start; at < end; at++) {
    const isLeft = left < middle && (right >= end || compare(from[left]!, from[right]!) <= 0)
    to[at] = isLeft ? from[left++]! : from[right++]!
    if (at % RUN === 0) yield
  }
}
