import type { Sliced } from './in-slices.ts'

/** So many are sorted, or put together, without a pause: some milliseconds where numbers are compared. */
const RUN = 8192
/** The same where each comparison is of two texts in a language. */
export const RUN_OF_TEXTS = 512

/** A stable merge sort of positions that can be interrupted; sorts what it is given. */
export function* sortSlices(
  positions: Uint32Array,
  compare: (left: number, right: number) => number,
  run = RUN,
): Sliced<Uint32Array> {
  for (let start = 0; start < positions.length; start += run) {
    positions.subarray(start, start + run).sort(compare)
    if (start + run < positions.length) yield
  }
  let from: Uint32Array = positions
  let to: Uint32Array = new Uint32Array(positions.length)
  for (let width = run; width < positions.length; width *= 2) {
    for (let start = 0; start < positions.length; start += 2 * width)
      yield* merge(from, to, start, width, compare, run)
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
  run: number,
): Sliced<void> {
  const middle = Math.min(start + width, from.length)
  const end = Math.min(start + 2 * width, from.length)
  let left = start
  let right = middle
  for (let at = start; at < end; at++) {
    const isLeft = left < middle && (right >= end || compare(from[left]!, from[right]!) <= 0)
    to[at] = isLeft ? from[left++]! : from[right++]!
    if (at % run === 0) yield
  }
}
