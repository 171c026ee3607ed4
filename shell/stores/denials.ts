import { atom } from 'nanostores'
import { DEVELOPERS } from '../config/permissions.ts'
import type { Denial } from '../contract/denial.ts'
import type { Refusal } from './access-rules.ts'
import { agencyHolds } from './permissions.ts'

/** Visits that were redirected since the page was opened, the last first. */
export const $refusedVisits = atom<readonly Denial[]>([])

const KEPT = 20

/** The same refusal again moves to the front. */
export function traceRefusedVisit(denial: Denial): void {
  const others = $refusedVisits
    .get()
    .filter(({ asked, because }) => asked !== denial.asked || because !== denial.because)
  $refusedVisits.set(Object.freeze([denial, ...others].slice(0, KEPT)))
}

export const forgetRefusedVisits = (): void => $refusedVisits.set(Object.freeze([]))

/** One decision against somebody, as it is told; the details are for developers. */
export function denialOf(asked: string, outcome: Denial['outcome'], { because, details }: Refusal): Denial {
  return Object.freeze({
    asked,
    outcome,
    because,
    ...(agencyHolds(DEVELOPERS) && { details: Object.freeze(details) }),
  })
}

/** How often somebody asked why; the header opens the explanation when it grows. */
export const $explain = atom(0)

export const explain = (): void => $explain.set($explain.get() + 1)
