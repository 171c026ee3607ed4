import { computed } from 'nanostores'
import { DEVELOPERS } from '../config/permissions.ts'
import { $agency, $held, agencyHolds } from '../stores/permissions.ts'

const $isDeveloper = computed([$agency, $held], () => agencyHolds(DEVELOPERS))

/** Spec section 9, state debugging: loaded for holders of OsDevelopers only, and gone when they are. */
export function developersGetStatePanel(): void {
  let remove: (() => void) | undefined
  $isDeveloper.subscribe((isDeveloper) => {
    if (!isDeveloper) {
      remove?.()
      remove = undefined
      return
    }
    void import('./state-panel-part.ts')
      .then(({ addStatePanel }) => $isDeveloper.get() && (remove ??= addStatePanel()))
      .catch((error: unknown) => console.warn('The developers’ panel could not be loaded:', error))
  })
}
