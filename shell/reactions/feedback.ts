import { computed } from 'nanostores'
import { CONFIG } from '../config/environment.ts'
import { $session } from '../stores/session.ts'
import { $users } from '../stores/users.ts'
import { partWhile } from './part-while.ts'

const $isOffered = computed(
  [$session, $users],
  ({ state }, { myself }) => Boolean(CONFIG.feedback) && state === 'signed-in' && myself !== undefined,
)

/** Feedback is offered to everybody who is signed in, where it is configured. */
export function feedbackIsOffered(): void {
  partWhile($isOffered, async () => (await import('./feedback-offer.ts')).offerFeedback, 'Feedback')
}
