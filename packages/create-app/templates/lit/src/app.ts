import type { MiniAppProps } from '@agency-os/mini-app/lit'
import { html, LitElement, type PropertyValues } from 'lit'
import { styleMap } from 'lit/directives/style-map.js'
import { appStyles } from './app-styles.ts'
import { reachOf } from './reach.ts'
import { isLeft, scorecardsOf, type Scorecard } from './scorecards.ts'

/** Reach and frequency of a campaign, and the brand's scorecards. */
export class App extends LitElement {
  static override properties = {
    audience: { state: true },
    contacts: { state: true },
    scorecards: { state: true },
    problem: { state: true },
  }
  static override styles = appStyles
  declare context: MiniAppProps['context']
  declare portal: MiniAppProps['portal']
  declare audience: number
  declare contacts: number
  declare scorecards: readonly Scorecard[]
  declare problem: string

  constructor() {
    super()
    this.audience = 2_000_000
    this.contacts = 6_000_000
    this.scorecards = []
    this.problem = ''
  }

  override firstUpdated() {
    this.portal.emit('set-breadcrumbs', { app: 'My app' })
  }

  override updated(changed: PropertyValues<App>) {
    if (!changed.has('context')) return
    if (changed.get('context')?.workspace?.id !== this.context.workspace?.id) void this.load()
  }

  async load() {
    this.problem = ''
    try {
      this.scorecards = await scorecardsOf(this.context, this.portal)
    } catch (error) {
      if (!isLeft(error)) this.problem = (error as Error).message
    }
  }

  override render() {
    return html`
      <main class="desk">
        <header>
          <h1>My app</h1>
          <p class="brand">For ${this.context.workspace?.name ?? 'no brand'}</p>
        </header>
        <section class="card">
          <div class="fields">
            ${this.field('Audience', this.audience, (value) => (this.audience = value))}
            ${this.field('Contacts', this.contacts, (value) => (this.contacts = value))}
          </div>
          ${this.table()}
        </section>
        <section class="card">
          <h2>Scorecards</h2>
          ${this.problem ? this.failure() : this.list()}
        </section>
      </main>
    `
  }

  private field(label: string, value: number, change: (value: number) => void) {
    const changed = (event: Event) => change((event.target as HTMLInputElement).valueAsNumber || 0)
    return html`<label>${label}<input type="number" min="0" .value=${String(value)} @input=${changed} /></label>`
  }

  private table() {
    const { numberLocale } = this.context.displaySettings
    const numbers = new Intl.NumberFormat(numberLocale)
    const percents = new Intl.NumberFormat(numberLocale, { style: 'percent' })
    const line = ({ frequency, people, share }: ReturnType<typeof reachOf>[number]) => html`
      <tr>
        <th scope="row">${frequency}+</th>
        <td class="number">${numbers.format(people)}</td>
        <td>${percents.format(share)}<span class="bar" style=${styleMap({ width: `${share * 100}%` })}></span></td>
      </tr>
    `
    return html`
      <table>
        <thead>
          <tr><th scope="col">Frequency</th><th scope="col">People</th><th scope="col">Reach</th></tr>
        </thead>
        <tbody>${reachOf(this.audience, this.contacts).map(line)}</tbody>
      </table>
    `
  }

  private list() {
    return html`<ul>${this.scorecards.map(({ title, score }) => html`<li>${title}: ${score ?? 'no score yet'}</li>`)}</ul>`
  }

  private failure() {
    return html`<p class="problem">${this.problem}</p><button type="button" @click=${this.load}>Try again</button>`
  }
}
