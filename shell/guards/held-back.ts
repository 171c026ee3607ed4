import type { ReadableAtom } from 'nanostores'
import type { Soon } from '../stores/kit/soon.ts'
import type { Verdict } from './verdict.ts'

/** Stores a late result arrives in, and whether one is on its way there. */
export interface Expected {
  stores: readonly ReadableAtom[]
  isUnderWay(): boolean
}

/**
 * Spec section 4 and docs/design/decisions.md: a failing verdict is held back, at most `limitMs`, while a result that could turn it is
 * still on its way. Passing is never delayed, and neither is failing when nothing more can come.
 */
export async function heldBack(
  judge: () => Soon<Verdict>,
  { stores, isUnderWay }: Expected,
  limitMs: number,
): Promise<Verdict> {
  const until = performance.now() + limitMs
  let verdict = await judge()
  while (mayTurn(verdict) && isUnderWay() && (await changed(stores, until - performance.now())))
    verdict = await judge()
  return verdict
}

/** A load that failed has its own way out: it is asked again by the person, not by waiting. */
function mayTurn(verdict: Verdict): boolean {
  return typeof verdict === 'object' && !('leave' in verdict) && !('unreachable' in verdict)
}

/** True when one of the stores changed, false when the time was over first. */
function changed(stores: readonly ReadableAtom[], patienceMs: number): Promise<boolean> {
  if (patienceMs <= 0) return Promise.resolve(false)
  return new Promise((resolve) => {
    const settle = (hasChanged: boolean) => {
      clearTimeout(timer)
      for (const stop of stops) stop()
      resolve(hasChanged)
    }
    const timer = setTimeout(settle, patienceMs, false)
    const stops = stores.map((store) => store.listen(() => settle(true)))
  })
}
