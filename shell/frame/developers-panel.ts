import { computed } from 'nanostores'
import { DEVELOPERS } from '../config/permissions.ts'
import { wordsReady } from '../contract/words.ts'
import { partWhile } from '../reactions/part-while.ts'
import { $agency, $held, agencyHolds } from '../stores/permissions.ts'

const $isDeveloper = computed([$agency, $held], () => agencyHolds(DEVELOPERS))

/** Spec section 9, state debugging: loaded for holders of OsDevelopers only, and gone when they are. */
export function developersGetStatePanel(): void {
  const load = async () => {
    const { addStatePanel } = await import('./state-panel/state-panel-part.ts')
    await wordsReady()
    return addStatePanel
  }
  partWhile($isDeveloper, load, 'The developers’ panel')
}
