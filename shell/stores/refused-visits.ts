import { atom } from 'nanostores'
import type { Denial } from '../contract/denial.ts'

/** Visits that were redirected since the page was opened, the last first. */
export const $refusedVisits = atom<readonly Denial[]>([])

const MOST_KEPT = 20

/** The same refusal again moves to the front. */
export function traceRefusedVisit(denial: Denial): void {
  const others = $refusedVisits
    .get()
    .filter(({ asked, because }) => asked !== denial.asked || because !== denial.because)
  $refusedVisits.set(Object.freeze([denial, ...others].slice(0, MOST_KEPT)))
}

export const forgetRefusedVisits = (): void => $refusedVisits.set(Object.freeze([]))
