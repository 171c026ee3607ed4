import type { Case } from '../case.ts'
import { heapSlope } from '../heap-slope.ts'
import { fail, pass, warning } from '../report.ts'

/** A collection leaves that much to the next, however often it was mounted meanwhile. */
const NOISE_BYTES = 120_000
const FAIL_BYTES = 10_000
const WARN_BYTES = 4000
/** Over fewer mounts, compiled code and caches that fill outweigh what a mount costs: only kept nodes are judged then. */
const MOUNTS_FOR_BYTES = 40

export const heap: Case = {
  id: 'heap',
  title: 'Its memory does not grow',
  async judge(session, { mounts }) {
    const yardstick = await heapSlope(session, mounts, 'yardstick')
    const own = await heapSlope(session, mounts)
    const bytes = own.bytes - Math.max(0, yardstick.bytes)
    const nodes = own.nodes - Math.max(0, yardstick.nodes)
    const grows = `Each of ${mounts} mounts keeps ${Math.round(bytes / 100) / 10} kB${nodes >= 1 ? ` and ${Math.round(nodes)} nodes` : ''}`
    const remedy =
      'What still knows the element: a listener, a list in the module, a subscription? Let it go when it is unmounted.'
    const isNoise = own.mounts < MOUNTS_FOR_BYTES || bytes * own.mounts < NOISE_BYTES
    if (own.grows && ((bytes > FAIL_BYTES && !isNoise) || nodes >= 1)) return fail(`${grows}. ${remedy}`)
    if (own.grows && bytes > WARN_BYTES && !isNoise) return warning(`${grows}. ${remedy}`)
    return pass(
      `After ${mounts} mounts and unmounts the heap is as it was (${Math.round(bytes)} bytes a mount).`,
    )
  },
}
