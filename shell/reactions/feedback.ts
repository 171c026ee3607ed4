import { computed } from 'nanostores'
import { CONFIG } from '../config/environment.ts'
import { $mountedApp } from '../stores/app-status.ts'
import { offerOwnCommands } from '../stores/own-commands.ts'
import { $session } from '../stores/session.ts'
import { $users } from '../stores/users.ts'
import { cornerOfPage } from './corner.ts'
import { loadAsset } from './load-asset.ts'
import { submitJson } from './submit-json.ts'

/** What `/assets/feedback.js` exports. */
interface FeedbackScript {
  offerFeedback(options: { root: Element; submit(values: Record<string, string>): Promise<void> }): Offer
}

interface Offer {
  open(): void
  withdraw(): void
}

const $isOffered = computed([$session, $users], ({ state }, { myself }) => Boolean(CONFIG.feedback) && state === 'signed-in' && myself !== undefined)

/** Spec section 7: the feedback script comes from our own assets; unconfigured, nothing is loaded. */
export function feedbackIsOffered(): void {
  let offer: Offer | undefined
  $isOffered.subscribe(async (isOffered) => {
    offer?.withdraw()
    offer = undefined
    offerOwnCommands('feedback', [])
    if (!isOffered) return
    const script = await loadAsset<FeedbackScript>('/assets/feedback.js')
    if (!script || !$isOffered.get() || offer) return
    const made = (offer = script.offerFeedback({ root: cornerOfPage(), submit }))
    offerOwnCommands('feedback', [{ id: 'give-feedback', title: 'Give feedback', hint: 'Help', inHelp: true, run: () => made.open() }])
  })
}

/** The email goes along only when the person wants to be contacted. */
function submit(values: Record<string, string>): Promise<void> {
  const email = values['contact'] === 'yes' ? ($users.get().myself?.email ?? '') : ''
  return submitJson(CONFIG.feedback!.url, { ...values, email, app: $mountedApp.get(), path: location.pathname })
}
