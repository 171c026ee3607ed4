import { html, type TemplateResult } from 'lit'
import type { PageSession } from '../../../elements/session/page-session.ts'
import { SHARED, textsFor } from '../../../elements/session/texts.ts'

/** Nothing could be shown; the page's own children stay. */
export function failed(
  element: Element,
  problem: 'failed' | 'noAccess',
  tryAgain: () => void,
): TemplateResult {
  const texts = textsFor(element, SHARED)
  return html`<div class="card"><slot></slot><p role="alert">${texts[problem]}</p>
    <p><button @click=${tryAgain}>${texts.tryAgain}</button></p></div>`
}

/** A press signs in, for that app. */
export function signedOut(element: Element, session: PageSession, app: string): TemplateResult {
  const texts = textsFor(element, SHARED)
  const isBusy = session.state === 'signing-in'
  return html`<div class="card"><slot><p>${texts.signedOut}</p></slot>
    <p><button class="primary" ?disabled=${isBusy} @click=${() => void session.signIn(app)}>${texts[isBusy ? 'signingIn' : 'signIn']}</button></p>
    ${session.problem ? html`<p role="alert" class="error">${texts[session.problem]}</p>` : ''}</div>`
}
