import { LitElement, html, nothing } from 'lit'
import { isDevelopersAddress } from '../../catalogue/script-override.ts'
import { CONFIG } from '../../config/environment.ts'
import { WordsController } from '../../contract/words-controller.ts'
import { whyNoScript } from '../../lifecycle/load-module.ts'
import { askToLeave } from '../../navigation/leave-question.ts'
import { $mountedApp } from '../../stores/app-status.ts'
import { announce } from '../../stores/notices.ts'
import { controls } from '../controls.ts'
import { isDenied, localTarget } from './local-network.ts'
import { overrideScript, replaceableApps } from './override-script.ts'
import { scriptOverrideStyles } from './script-override-styles.ts'
import { words } from './words/words.ts'

/** Long enough to read what the browser asks, and to answer. */
const PATIENCE_MS = 60_000

interface Problem {
  text: string
  /** The shell's own sentence, which developers read in English. */
  details?: string
}

/** Loads a developer's script in place of a mini-app's own: of this tab, and from the origins that the operator names. */
export class OsScriptOverride extends LitElement {
  static override properties = {
    app: { state: true },
    address: { state: true },
    problem: { state: true },
    isBusy: { state: true },
  }
  static override styles = [controls, scriptOverrideStyles]
  declare app: string
  declare address: string
  declare problem: Problem | undefined
  declare isBusy: boolean
  /** Address and reload of the page, for tests to replace. */
  page = location.href
  reload = (): void => location.reload()

  constructor() {
    super()
    this.addController(new WordsController(this))
    const apps = replaceableApps()
    this.app = (apps.find(({ key }) => key === $mountedApp.get()) ?? apps[0])?.key ?? ''
    this.address = ''
    this.problem = undefined
    this.isBusy = false
  }

  override render() {
    return html`<details>
      <summary>${words('override.title')}</summary>
      <form novalidate @submit=${this.#submit}>
        <p id="note">${words('override.note', { origins: CONFIG.developerOrigins!.join(', ') })}</p>
        <label>${words('override.app')}
          <select @change=${this.#choose}>
            ${replaceableApps().map(({ key, title }) => html`<option value=${key} ?selected=${key === this.app}>${title}</option>`)}
          </select>
        </label>
        <label>${words('override.address')}
          <input type="url" autocomplete="off" spellcheck="false" aria-describedby="note asks problem"
            aria-invalid=${this.problem ? 'true' : 'false'} .value=${this.address}
            @input=${({ target }: Event) => this.#type((target as HTMLInputElement).value)} />
        </label>
        <button class="primary" aria-disabled=${this.isBusy ? 'true' : 'false'}>${words('override.load')}</button>
        ${this.#asks()}
        <div id="problem" role="alert">${this.#problem()}</div>
      </form>
    </details>`
  }

  #choose({ target }: Event) {
    this.app = (target as HTMLSelectElement).value
  }

  #asks() {
    const target = localTarget(this.address, this.page)
    return target ? html`<p id="asks">${words(`override.asks.${target}`)}</p>` : nothing
  }

  #problem() {
    if (!this.problem) return nothing
    const { text, details } = this.problem
    return html`<p>${text}</p>${details ? html`<p lang="en">${details}</p>` : nothing}`
  }

  #type(address: string): void {
    this.address = address
    this.problem = undefined
  }

  readonly #submit = async (event: Event): Promise<void> => {
    event.preventDefault()
    if (this.isBusy) return
    this.isBusy = true
    this.address = URL.parse(this.address)?.href ?? this.address // as browsers write it
    announce(words('override.trying'))
    this.problem = (await this.#wrongAddress()) ?? (await this.#override())
    this.isBusy = false
    if (this.problem) this.renderRoot.querySelector('input')!.focus()
  }

  async #wrongAddress(): Promise<Problem | undefined> {
    const origin = URL.parse(this.address)?.origin
    if (!origin)
      return { text: words('override.noAddress', { example: `${CONFIG.developerOrigins![0]}/my-app.js` }) }
    if (!isDevelopersAddress(this.address)) return { text: words('override.wrongOrigin', { origin }) }
    const details = await whyNoScript(this.app, this.address, PATIENCE_MS)
    if (!details) return undefined
    const target = localTarget(this.address, this.page)
    const isBlocked = target && (await isDenied(target))
    return { text: words(isBlocked ? `override.denied.${target}` : 'override.failed'), details }
  }

  /** By a new load of the page: the mini-app's own script may have run here. */
  async #override(): Promise<Problem | undefined> {
    if (!(await askToLeave(() => false))) return undefined
    if (!overrideScript({ app: this.app, address: this.address })) return { text: words('override.notKept') }
    this.reload()
    return undefined
  }
}
