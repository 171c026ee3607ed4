import { CONFIG } from '../config/environment.ts'
import { $mountedApp } from '../stores/app-status.ts'
import { dismissNotice, notify } from '../stores/notices.ts'
import { offerOwnCommands } from '../stores/own-commands.ts'
import { $users } from '../stores/users.ts'
import { cornerOfPage } from './corner.ts'
import { FeedbackForm } from './feedback-form.ts'
import { openModal } from '../navigation/open-modal.ts'
import { submitJson } from './submit-json.ts'
import { words } from '../words/signed-in/words/words.ts'

/** As the other buttons in the corner look. */
const LOOK: Partial<CSSStyleDeclaration> = {
  minHeight: '36px',
  padding: '0 var(--os-space-4)',
  border: '1px solid var(--os-color-border-strong)',
  borderRadius: 'var(--os-radius-pill)',
  background: 'var(--os-color-surface-raised)',
  boxShadow: 'var(--os-shadow-m)',
  color: 'var(--os-color-text)',
  font: 'inherit',
  fontWeight: 'var(--os-font-weight-medium)',
  cursor: 'pointer',
  pointerEvents: 'auto',
}

/**
 * A button in the corner and a command; what is returned takes both away. Spec section 7: the script comes from our own
 * assets, and only once somebody has pressed: until then nobody has agreed to it.
 */
export function offerFeedback(): () => void {
  const root = cornerOfPage()
  const button = document.createElement('button')
  const form = new FeedbackForm({ root, submit })
  let failure: number | undefined

  /** By the time it is here the person may have gone on to something else. */
  const open = async () => {
    if (form.isHere) return form.open()
    if (failure !== undefined) dismissNotice(failure)
    const from = location.pathname
    Object.assign(button, { textContent: words('feedback.loading'), ariaBusy: 'true' })
    const isLoaded = await form.load()
    Object.assign(button, { textContent: words('feedback'), ariaBusy: null })
    if (!button.isConnected) return
    if (!isLoaded) failure = notify({ kind: 'error', text: words('feedback.missing') })
    else if (location.pathname === from && !openModal()) form.open()
  }

  Object.assign(button, { type: 'button', textContent: words('feedback'), ariaHasPopup: 'dialog' })
  Object.assign(button.style, LOOK)
  button.addEventListener('click', () => void open())
  root.append(button)
  offerOwnCommands('feedback', [
    { id: 'give-feedback', title: words('feedback'), hint: words('help'), inHelp: true, run: open },
  ])
  return () => {
    button.remove()
    form.remove()
    offerOwnCommands('feedback', [])
  }
}

/** The form says what goes along; the email does only when the person wants to be contacted. */
function submit(values: Record<string, string>): Promise<void> {
  const email = values['contact'] === 'yes' ? ($users.get().myself?.email ?? '') : ''
  return submitJson(CONFIG.feedback!.url, {
    ...values,
    email,
    app: $mountedApp.get(),
    path: location.pathname,
  })
}
