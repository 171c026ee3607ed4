import { computed } from 'nanostores'
import { CONFIG } from '../config/environment.ts'
import { $session } from '../stores/session.ts'
import { $users } from '../stores/users.ts'

const $isOffered = computed(
  [$session, $users],
  ({ state }, { myself }) => Boolean(CONFIG.feedback) && state === 'signed-in' && myself !== undefined,
)

/** Feedback is offered to everybody who is signed in, where it is configured. */
export function feedbackIsOffered(): void {
  let withdraw: (() => void) | undefined
  $isOffered.subscribe((isOffered) => {
    withdraw?.()
    withdraw = undefined
    if (!isOffered) return
    import('./feedback-offer.ts')
      .then(({ offerFeedback }) => $isOffered.get() && (withdraw ??= offerFeedback()))
      .catch((error: unknown) => console.warn('Feedback could not be offered:', error))
  })
}
