import { css, html, type TemplateResult } from 'lit'
import type { EmbedBrand, EmbedScorecard } from '../../shell/contract/embed.ts'
import { elementBase } from '../element-base.ts'
import { SessionElement } from '../session/session-element.ts'
import { sessionStyles } from '../session/session-styles.ts'
import { languageOf, textsFor } from '../session/texts.ts'
import { CARD_TEXTS } from './texts.ts'

declare global {
  interface HTMLElementTagNameMap {
    'os-brand-card': OsBrandCard
  }
}

/** As many as are read at one look. */
const AUDITS = 4

/** A brand at one look: client, market, agency, and what its latest audits said. Anybody may embed it. */
export class OsBrandCard extends SessionElement<{ data: EmbedBrand }> {
  static override properties = { brand: {}, audits: { state: true } }
  static override styles = [
    elementBase,
    sessionStyles,
    css`
    .names { display: grid; gap: var(--os-space-1) }
    ul { display: grid; gap: var(--os-space-1); list-style: none }
    li { display: grid; grid-template-columns: minmax(0, 1fr) 5rem 3rem; align-items: center; gap: var(--os-space-3) }
    .score { text-align: end; font-variant-numeric: tabular-nums; font-weight: var(--os-font-weight-medium) }
    .bar { height: 6px; border-radius: var(--os-radius-pill); background: var(--os-color-grey-2); overflow: hidden }
    .bar rect { fill: var(--os-color-data-comparative-1) }
    svg { display: block; width: 100%; height: 100% }
    h4 { margin: 0; font-size: var(--os-font-size-s); font-weight: var(--os-font-weight-medium); color: var(--os-color-text-muted) }
    .bone:nth-child(2) { width: 60% }
  `,
  ]
  /** Id of the brand. */
  declare brand: string
  declare protected audits: readonly EmbedScorecard[] | undefined

  constructor() {
    super()
    this.brand = ''
  }

  protected get path(): string | null {
    return this.brand ? `/api/embed/brands/${encodeURIComponent(this.brand)}` : null
  }

  protected get bones(): TemplateResult {
    return html`<div class="card"><span class="bone"></span><span class="bone"></span></div>`
  }

  /** Those who may not open Scorecards see the card without them. */
  protected override async loaded(): Promise<void> {
    const { brand } = this
    this.audits = undefined
    const path = `/api/scorecards/brands/${encodeURIComponent(brand)}/scorecards/cards?language=${languageOf(this)}`
    const response = await this.session.ask(path).catch(() => undefined)
    const audits = response?.ok ? ((await response.json()) as { data: EmbedScorecard[] }).data : undefined
    if (this.brand === brand) this.audits = audits
  }

  protected drawn({ data: { id, name, client, country, agency } }: { data: EmbedBrand }): TemplateResult {
    const names = new Intl.DisplayNames([languageOf(this)], { type: 'region', fallback: 'code' })
    const about = [client === name ? '' : client, country && names.of(country), agency].filter(Boolean)
    return html`<article class="card">
      <div class="names"><h3>${name}</h3><p class="muted">${about.join(' · ')}</p></div>
      ${this.audits ? this.#audits(this.audits) : ''}
      <p><a href=${`${this.session.portal}/brands/${encodeURIComponent(id)}/scorecards`}>${this.texts.open}</a></p>
    </article>`
  }

  #audits(audits: readonly EmbedScorecard[]): TemplateResult {
    const texts = textsFor(this, CARD_TEXTS)
    if (audits.length === 0) return html`<p class="muted">${texts.nothing}</p>`
    const latest = audits.toSorted((one, other) => other.period.localeCompare(one.period)).slice(0, AUDITS)
    const format = (score: number) => score.toLocaleString(languageOf(this), { maximumFractionDigits: 1 })
    return html`<h4>${texts.audits}</h4><ul>
      ${latest.map(
        ({ title, score }) => html`<li><span>${title}</span>
          <span class="bar"><svg aria-hidden="true" preserveAspectRatio="none" viewBox="0 0 100 1"><rect width=${score ?? 0} height="1"></rect></svg></span>
          <span class="score">${score === null ? texts.noScore : format(score)}</span></li>`,
      )}</ul>`
  }
}
