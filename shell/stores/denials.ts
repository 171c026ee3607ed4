import { atom } from 'nanostores'
import type { Denial } from '../contract/mini-app.ts'

/** Visits that were redirected since the page was opened, the last first. */
export const $refusedVisits = atom<readonly Denial[]>([])

const KEPT = 20

export const traceRefusedVisit = (denial: Denial): void => $refusedVisits.set(Object.freeze([denial, ...$refusedVisits.get()].slice(0, KEPT)))
