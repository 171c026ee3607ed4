import { html, type TemplateResult } from 'lit'
import { startSignIn, rememberRoute } from '../auth/auth.ts'
import { pathNow } from '../contract/local-path.ts'
import type { AuthState } from '../contract/session.ts'
import type { Verdict } from '../guards/verdict.ts'
import { signInText, type SignInMessage } from '../words/sign-in/sign-in-text.ts'
import { words as always } from '../words/words.ts'
import { words } from './words/words.ts'

/** The provider's answer comes back to where the person was. */
function signIn(): void {
  rememberRoute(pathNow())
  void startSignIn()
}

export function signInView(
  app: string,
  state: AuthState,
  messages: readonly SignInMessage[],
): TemplateResult {
  const text = signInText(messages)
  return html`
    <main class="page sign-in">
      <h1>${app}</h1>
      ${text && html`<p role="alert" class="message">${text}</p>`}
      <p>${words('signIn.text')}</p>
      <p><button class="primary" ?disabled=${state === 'signing-in'} @click=${signIn}>${words(state === 'signing-in' ? 'signIn.busy' : 'signIn')}</button></p>
    </main>
  `
}

export const loadingView = (app: string): TemplateResult => html`
  <main class="page"><p role="status">${always('loading', { title: app })}</p></main>
`

export const brokenView = (app: string, details: string, again: () => void): TemplateResult =>
  problem(always('broken.title', { title: app }), words('broken.text'), again, details)

/** Everything that keeps somebody out who is signed in. */
export function closedView(verdict: Exclude<Verdict, 'pass'>, again: () => void): TemplateResult {
  if (verdict === 'stop') return html`<main class="page"><p role="status"></p></main>`
  if ('unreachable' in verdict)
    return problem(words('unreachable.title'), words('unreachable.text'), again, verdict.unreachable.message)
  if ('leave' in verdict) return problem(words('closed.title'), signInText(verdict.messages), again)
  const isBrandless = 'accessState' in verdict && verdict.accessState === 'NO_WORKSPACES'
  return problem(words('closed.title'), words(isBrandless ? 'closed.noBrand' : 'closed.noAccess'), again)
}

function problem(title: string, text: string, again: () => void, details = ''): TemplateResult {
  return html`
    <main class="page">
      <h1>${title}</h1>
      <p role="alert">${text}</p>
      <p><button class="primary" @click=${again}>${always('tryAgain')}</button></p>
      ${details && html`<details><summary>${always('details')}</summary><p>${details}</p></details>`}
    </main>
  `
}
