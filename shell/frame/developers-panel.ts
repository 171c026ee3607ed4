import { computed } from 'nanostores'
import { DEVELOPERS } from '../config/permissions.ts'
import { partWhile } from '../reactions/part-while.ts'
import { $agency, $held, agencyHolds } from '../stores/permissions.ts'

const $isDeveloper = computed([$agency, $held], () => agencyHolds(DEVELOPERS))

/** Spec section 9, state debugging: loaded for holders of OsDevelopers only, and gone when they are. */
export function developersGetStatePanel(): void {
  const load = async () => (await import('./state-panel-part.ts')).addStatePanel
  partWhile($isDeveloper, load, 'The developers’ panel')
}
