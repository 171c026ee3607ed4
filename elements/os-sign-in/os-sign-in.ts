import { css, html, type TemplateResult } from 'lit'
import type { EmbedPerson } from '../../shell/contract/embed.ts'
import { elementBase } from '../element-base.ts'
import { SessionElement } from '../session/session-element.ts'
import { sessionStyles } from '../session/session-styles.ts'
import { textsFor } from '../session/texts.ts'
import { SIGN_IN_TEXTS } from './texts.ts'

declare global {
  interface HTMLElementTagNameMap {
    'os-sign-in': OsSignIn
  }
  interface HTMLElementEventMap {
    'os-session-change': CustomEvent<SessionChange>
  }
}

interface SessionChange {
  state: 'signed-out' | 'signed-in'
  person: EmbedPerson | null
}

/**
 * The signed-in person's avatar and name, and the way in and out for all elements of the page. Anybody may
 * embed it.
 */
export class OsSignIn extends SessionElement<EmbedPerson> {
  static override styles = [
    elementBase,
    sessionStyles,
    css`
    :host { display: inline-block; max-width: 100% }
    .row { flex-wrap: nowrap; min-width: 0 }
    .avatar {
      display: grid; place-items: center; flex: none; width: 36px; height: 36px; border-radius: var(--os-radius-pill);
      background: var(--os-color-brand-subtle); color: var(--os-color-brand-text); font-size: var(--os-font-size-s); font-weight: var(--os-font-weight-semibold);
    }
    .name { min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; font-weight: var(--os-font-weight-medium) }
    button { flex: none }
    .bone { width: 9rem; height: 36px; border-radius: var(--os-radius-m) }
    .error { max-width: 20rem; margin-block-start: var(--os-space-2) }
  `,
  ]
  #told = ''

  /** The session knows the person already. */
  protected get path(): null {
    return null
  }

  protected get bones(): TemplateResult {
    return html`<span class="bone"></span>`
  }

  protected override updated(): void {
    const { state, person } = this.session
    if ((state !== 'signed-in' && state !== 'signed-out') || this.#told === state + person?.id) return
    this.#told = state + person?.id
    const detail: SessionChange = { state, person }
    this.dispatchEvent(new CustomEvent('os-session-change', { bubbles: true, composed: true, detail }))
  }

  override render(): TemplateResult {
    const { person } = this.session
    return this.session.state === 'signed-in' && person ? this.drawn(person) : super.render()
  }

  protected drawn({ firstname, lastname, email }: EmbedPerson): TemplateResult {
    const name = `${firstname} ${lastname}`.trim() || email
    return html`<div class="look row">
      <span class="avatar" aria-hidden="true">${firstname.slice(0, 1)}${lastname.slice(0, 1)}</span>
      <span class="name" title=${email}>${name}</span>
      <button @click=${() => this.#leave()}>${textsFor(this, SIGN_IN_TEXTS).signOut}</button>
    </div>`
  }

  protected override signedOut(): TemplateResult {
    const { texts, session } = this
    const isBusy = session.state === 'signing-in'
    return html`<button class="primary" ?disabled=${isBusy} @click=${() => void this.#enter()}>${texts[isBusy ? 'signingIn' : 'signIn']}</button>
      <slot></slot>
      ${session.problem ? html`<p role="alert" class="error">${texts[session.problem]}</p>` : ''}`
  }

  async #enter(): Promise<void> {
    await this.session.signIn()
    await this.#focusButton()
  }

  async #leave(): Promise<void> {
    this.session.signOut()
    await this.#focusButton()
  }

  /** The button that was pressed has gone. */
  async #focusButton(): Promise<void> {
    await this.updateComplete
    this.renderRoot.querySelector('button')?.focus()
  }
}
