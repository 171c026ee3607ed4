import { css, html, LitElement, nothing, type TemplateResult } from 'lit'
import { HttpError, getJson } from '../api/http.ts'
import { rememberRoute } from '../auth/auth.ts'
import { beginSignIn } from '../auth/begin-sign-in.ts'
import { MINI_APPS } from '../config/miniapps.ts'
import type { EmbedAnswer } from '../contract/embed.ts'
import { pathNow } from '../contract/local-path.ts'
import { WordsController } from '../contract/words-controller.ts'
import { StoreController } from '../frame/store-controller.ts'
import { $session } from '../stores/session.ts'
import { answerEmbed, embedQuestion, isAllowed, rememberAllowed } from './embed-question.ts'
import { loadingView, signInView } from './standalone-views.ts'
import { standaloneStyles } from './standalone-styles.ts'
import { words } from './words/words.ts'
import { words as always } from '../words/words.ts'

type Granted = NonNullable<EmbedAnswer['granted']>

/**
 * Signs the person in as the portal does, asks whether a page of another origin may show something as them,
 * and hands that page a token of its own. In a frame it says nothing and asks nobody: it answers what was
 * allowed before.
 */
export class OsEmbedSignIn extends LitElement {
  static override properties = { granted: { state: true }, failure: { state: true }, isLost: { state: true } }
  static override styles = [
    ...standaloneStyles,
    css`.actions { display: flex; flex-wrap: wrap; gap: var(--os-space-3) }`,
  ]
  declare granted: Granted | undefined
  declare failure: unknown
  declare isLost: boolean
  readonly #question = embedQuestion(location.search)
  readonly #session = new StoreController(this, $session)
  #askedFor = ''
  #hasBegun = false

  constructor() {
    super()
    this.isLost = false
    this.addController(new WordsController(this))
  }

  protected override willUpdate(): void {
    const { state, subject, messages } = this.#session.value
    const { unseen } = this.#question
    if (state === 'signed-in' && this.#askedFor !== subject) void this.#ask(subject)
    if (state !== 'signed-out') return
    if (unseen) answerEmbed(this.#question, {})
    else if (messages.length === 0 && !this.#hasBegun) this.#signIn()
  }

  override render(): TemplateResult {
    const { state, messages } = this.#session.value
    const app = this.#appTitle ?? words('signIn')
    if (this.#question.unseen) return html``
    if (this.isLost) return view(words('embed.lost'), words('embed.lost.text'))
    if (this.failure !== undefined) return this.#failureView()
    if (this.granted) return this.#consentView(this.granted)
    return state === 'signed-out' && messages.length > 0 ? signInView(app, state, messages) : loadingView(app)
  }

  #consentView({ person }: Granted): TemplateResult {
    const app = this.#appTitle
    const page = new URL(this.#question.origin).host
    const name = `${person.firstname} ${person.lastname}`.trim() || person.email
    return html`<main class="page sign-in">
      <h1>${app ? words('embed.app', { page, app }) : words('embed.elements', { page })}</h1>
      <p>${app ? words('embed.writes', { app }) : words('embed.reads')}</p>
      <p class="actions">
        <button class="primary" @click=${() => this.#allow()}>${words('embed.allow', { name })}</button>
        <button class="secondary" @click=${() => this.#leave({})}>${words('embed.cancel')}</button>
      </p>
    </main>`
  }

  #failureView(): TemplateResult {
    const code = this.failure instanceof HttpError ? this.failure.problem?.code : undefined
    const { origin, app = '' } = this.#question
    if (code === 'embed-origin-unknown')
      return view(words('embed.refused', { page: origin }), words('embed.refused.text'))
    if (code === 'embed-app-unknown') return view(words('embed.noApp', { app }), '')
    const again = html`<p><button class="primary" @click=${() => void this.#ask(this.#askedFor)}>${always('tryAgain')}</button></p>`
    return view(words('unreachable.title'), words('unreachable.text'), again)
  }

  get #appTitle(): string | undefined {
    const { app } = this.#question
    return app && (MINI_APPS.get(app)?.title ?? app)
  }

  #signIn(): void {
    this.#hasBegun = true
    rememberRoute(pathNow())
    void beginSignIn({}, (engine, wish) => engine.signIn(wish))
  }

  async #ask(subject: string): Promise<void> {
    this.#askedFor = subject
    this.failure = undefined
    const { origin, app } = this.#question
    try {
      const body = JSON.stringify({ origin, ...(app && { app }) })
      const headers = { 'content-type': 'application/json' }
      const { data } = await getJson<{ data: Granted }>('/api/embed/tokens', {
        method: 'POST',
        body,
        headers,
      })
      const { again, unseen } = this.#question
      if (!again && isAllowed(subject, this.#question, data.signOuts)) this.#leave({ granted: data })
      else if (unseen) answerEmbed(this.#question, {})
      else this.granted = data
    } catch (error) {
      this.failure = error
      answerEmbed(this.#question, { refused: true })
    }
  }

  #allow(): void {
    const granted = this.granted!
    rememberAllowed(this.#askedFor, this.#question, granted.signOuts)
    this.#leave({ granted })
  }

  #leave(answer: Pick<EmbedAnswer, 'granted'>): void {
    this.isLost = !answerEmbed(this.#question, answer)
    if (!this.isLost && !this.#question.unseen) close()
  }
}

const view = (title: string, text: string, more: TemplateResult | typeof nothing = nothing): TemplateResult =>
  html`<main class="page sign-in"><h1>${title}</h1><p role="alert">${text}</p>${more}</main>`
