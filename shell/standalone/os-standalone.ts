import { html, LitElement, nothing, type PropertyValues } from 'lit'
import { MINIAPP_ERROR, MINIAPP_EVENT } from '../contract/events.ts'
import type { Workspace } from '../contract/entities.ts'
import { WordsController } from '../contract/words-controller.ts'
import { wordsOf } from '../contract/words-of.ts'
import { MINI_APPS, type MiniAppEntry } from '../config/miniapps.ts'
import { signOut } from '../auth/auth.ts'
import { StoreController } from '../frame/store-controller.ts'
import type { Verdict } from '../guards/verdict.ts'
import { $context } from '../stores/context.ts'
import { $session } from '../stores/session.ts'
import { $brands, $workspaces, ensureBrand, findBrands } from '../stores/workspaces.ts'
import { brandChoice } from './brand-choice.ts'
import { basePathOf, placeIn } from './hash-route.ts'
import { goWithin, routeHere } from './go-within.ts'
import { HostedApp } from './hosted-app.ts'
import { loadPerson, mayWorkIn, takeBrand } from './load-person.ts'
import { hearWish } from './hear-wish.ts'
import { standaloneStyles } from './standalone-styles.ts'
import { brokenView, closedView, loadingView, signInView } from './standalone-views.ts'
import { words } from './words/words.ts'

/** An app in a page of its own: signs in through the portal's provider, asks for the brand, and shows the same element. */
export class OsStandalone extends LitElement {
  static override properties = {
    app: {},
    verdict: { state: true },
    failure: { state: true },
    hasTours: { state: true },
    found: { state: true },
  }
  static override styles = standaloneStyles
  declare app: string
  declare verdict: Verdict | undefined
  declare failure: unknown
  declare hasTours: boolean
  /** Brands that match what is typed, where there are more than are listed. */
  declare found: readonly Workspace[] | undefined
  readonly #session = new StoreController(this, $session)
  readonly #context = new StoreController(this, $context)
  readonly #brands = new StoreController(this, $brands)
  #hosted: HostedApp | undefined
  #loadedFor = ''
  #search = ''

  constructor() {
    super()
    this.app = ''
    this.hasTours = false
    this.addController(new WordsController(this))
    this.addEventListener(MINIAPP_EVENT, (event) => this.#hear(event as CustomEvent<unknown>))
    this.addEventListener(MINIAPP_ERROR, (event) => this.#break((event as CustomEvent<unknown>).detail))
  }

  override connectedCallback(): void {
    super.connectedCallback()
    addEventListener('popstate', this.#moved)
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    removeEventListener('popstate', this.#moved)
    this.#hosted?.end()
  }

  /** A person's stores are asked for once; whoever comes next is asked about anew. */
  protected override willUpdate(): void {
    const { state, subject } = this.#session.value
    if (state === 'signed-in' && subject !== this.#loadedFor) void this.#load(subject)
    if (state === 'signed-out' && this.#loadedFor) this.#forget()
  }

  protected override updated(_changed: PropertyValues): void {
    const place = this.renderRoot.querySelector('main.app')
    const context = this.#context.value
    if (place && this.#hosted?.isLoaded) this.#hosted.show(place, context, routeHere(context.workspace!.id))
  }

  override render() {
    const { state, messages } = this.#session.value
    if (state !== 'signed-in') return signInView(this.#entry.title, state, messages)
    const again = () => void this.#load(this.#session.value.subject)
    if (this.failure !== undefined) return brokenView(this.#entry.title, wordsOf(this.failure), again)
    if (this.verdict === undefined || !this.#hosted?.isLoaded) return loadingView(this.#entry.title)
    if (this.verdict !== 'pass') return closedView(this.verdict, again)
    if (!this.#context.value.workspace || !this.#brands.value.length)
      return closedView({ accessState: 'NO_WORKSPACES' }, again)
    return html`${this.#bar()}<main class="app"></main>`
  }

  get #entry(): MiniAppEntry {
    return MINI_APPS.get(this.app)!
  }

  #bar() {
    const { workspace, user } = this.#context.value
    return html`
      <header>
        <strong>${this.#entry.title}</strong>
        ${brandChoice({
          brands: this.found ?? this.#brands.value,
          current: workspace!,
          isCut: $workspaces.get().isCut === true,
          choose: (id) => goWithin(this.app, basePathOf(location.pathname, id)),
          find: (typed) => void this.#find(typed.trim()),
        })}
        <span class="person">${user?.firstname} ${user?.lastname}</span>
        ${
          this.hasTours
            ? html`<button class="secondary" @click=${() => this.#hosted?.runTours()}>${words('tour')}</button>`
            : nothing
        }
        <button class="secondary" @click=${() => void signOut()}>${words('signOut')}</button>
      </header>
    `
  }

  /** Answers to what was typed over are dropped; where none can be had, all listed brands stay. */
  async #find(search: string): Promise<void> {
    this.#search = search
    const found = search.length > 1 ? await findBrands(search).catch(() => undefined) : undefined
    if (this.#search === search) this.found = found?.filter(mayWorkIn)
  }

  async #load(subject: string): Promise<void> {
    this.#loadedFor = subject
    this.verdict = undefined
    this.failure = undefined
    this.#hosted ??= new HostedApp(this.#entry, (path, options) => goWithin(this.app, path, options))
    try {
      const [verdict] = await Promise.all([loadPerson(), this.#hosted.isLoaded || this.#hosted.load()])
      if (this.#loadedFor === subject) this.verdict = verdict
    } catch (error) {
      if (this.#loadedFor === subject) this.failure = error
    }
  }

  #forget(): void {
    this.#loadedFor = ''
    this.verdict = undefined
    this.failure = undefined
    this.hasTours = false
    this.found = undefined
    this.#search = ''
    this.#hosted?.end()
  }

  /** Back, Forward and the app's own ways. */
  readonly #moved = (): void => {
    if (this.verdict !== 'pass') return
    const take = () => {
      takeBrand(placeIn(location.hash).brandId)
      this.requestUpdate()
    }
    void ensureBrand(placeIn(location.hash).brandId).then(take, take)
  }

  #hear(event: CustomEvent<unknown>): void {
    const has = hearWish(this.#entry, event)
    if (has !== undefined) this.hasTours = has
  }

  #break(error: unknown): void {
    console.error(error)
    this.#hosted?.end()
    this.failure = error
  }
}
