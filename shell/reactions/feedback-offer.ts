import { CONFIG } from '../config/environment.ts'
import { onWords } from '../contract/words.ts'
import { freshAddress } from '../lifecycle/load-module.ts'
import { $mountedApp } from '../stores/app-status.ts'
import { dismissNotice, notify } from '../stores/notices.ts'
import { offerOwnCommands } from '../stores/own-commands.ts'
import { $users } from '../stores/users.ts'
import { cornerOfPage } from './corner.ts'
import { loadAsset } from './load-asset.ts'
import { openModal } from '../navigation/open-modal.ts'
import { submitJson } from './submit-json.ts'
import { words } from '../words/signed-in/words/words.ts'

/** What `/assets/feedback.js` exports. */
interface FeedbackScript {
  addFeedbackForm(options: { root: Element; submit: typeof submit }): Form
}

interface Form {
  open(): void
  remove(): void
}

const SCRIPT = '/assets/feedback.js'

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
  let form: Form | undefined
  let address = SCRIPT
  let failure = 0

  /** By the time the form is loaded the person may have gone on to something else: then it does not open by itself. */
  const open = async () => {
    if (form) return form.open()
    if (button.ariaBusy) return
    dismissNotice(failure)
    const from = location.pathname
    button.ariaBusy = 'true'
    label()
    const script = await loadAsset<FeedbackScript>(address)
    button.ariaBusy = null
    if (!button.isConnected) return
    label()
    form = script?.addFeedbackForm({ root, submit })
    if (!form) {
      address = freshAddress(SCRIPT)
      failure = notify({ kind: 'error', text: words('feedback.missing') })
    } else if (location.pathname === from && !openModal()) form.open()
  }

  const label = () => {
    button.textContent = words(button.ariaBusy ? 'feedback.loading' : 'feedback')
    offerOwnCommands('feedback', [
      { id: 'give-feedback', title: words('feedback'), hint: words('help'), inHelp: true, run: open },
    ])
  }

  Object.assign(button, { type: 'button', ariaHasPopup: 'dialog' })
  Object.assign(button.style, LOOK)
  button.addEventListener('click', () => void open())
  root.append(button)
  label()
  const stop = onWords(label)
  return () => {
    stop()
    button.remove()
    form?.remove()
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
