import { css, html, svg, type TemplateResult } from 'lit'
import type { EmbedScorecardResult } from '../../shell/contract/embed.ts'
import { elementBase } from '../element-base.ts'
import { SessionElement } from '../session/session-element.ts'
import { sessionStyles } from '../session/session-styles.ts'
import { languageOf, textsFor } from '../session/texts.ts'
import { RESULT_TEXTS } from './texts.ts'

declare global {
  interface HTMLElementTagNameMap {
    'os-scorecard-result': OsScorecardResult
  }
}

type Answer = { data: EmbedScorecardResult | null }

/** So many of a hundred is where each band but the first begins. */
const BAND_CUTS = [25, 50, 75]
const RADIUS = 42
/** Of the whole ring, which is drawn as if it were 100 long. */
const GAP = 0.8

/** Result of a brand's newest finished audit: score, band, and what to fix first. Anybody may embed it. */
export class OsScorecardResult extends SessionElement<Answer> {
  static override properties = { brand: {}, audit: {} }
  static override styles = [
    elementBase,
    sessionStyles,
    css`
    .top { display: flex; align-items: center; gap: var(--os-space-4) }
    .words { display: grid; gap: var(--os-space-1); min-width: 0 }
    .ring { flex: none; width: 96px; height: 96px }
    circle { fill: none; stroke: var(--os-color-border); stroke-width: 9 }
    .value { stroke: var(--os-color-data-comparative-1) }
    .score { fill: var(--os-color-text); font: var(--os-font-weight-semibold) 24px var(--os-font-family); text-anchor: middle; font-variant-numeric: tabular-nums }
    .band { font-weight: var(--os-font-weight-semibold) }
    ol { display: grid; gap: var(--os-space-2); padding-inline-start: var(--os-space-6) }
    .bone:nth-child(2) { width: 60% }
    .disc { flex: none; width: 96px; height: 96px; border-radius: 50% }
    .words .bone { width: 10rem; max-width: 100% }
    h4 { margin: 0; font-size: var(--os-font-size-m); font-weight: var(--os-font-weight-semibold) }
  `,
  ]
  /** Id of the brand. */
  declare brand: string
  /** Which audit, such as `ppc`. */
  declare audit: string

  constructor() {
    super()
    this.brand = this.audit = ''
  }

  protected get path(): string | null {
    const base = `/api/scorecards/brands/${encodeURIComponent(this.brand)}/scorecards/cards`
    const language = languageOf(this)
    return this.brand && this.audit ? `${base}/${encodeURIComponent(this.audit)}?language=${language}` : null
  }

  protected get bones(): TemplateResult {
    return html`<div class="card"><div class="top"><span class="bone disc"></span>
      <div class="words"><span class="bone"></span><span class="bone"></span></div></div></div>`
  }

  protected drawn({ data }: Answer): TemplateResult {
    const texts = textsFor(this, RESULT_TEXTS)
    if (!data) return html`<div class="card"><p class="muted">${texts.nothing}</p>${this.#link()}</div>`
    const { title, score, band, isProvisional, period, change, fixFirst } = data
    const format = (value: number, sign?: 'exceptZero') =>
      value.toLocaleString(languageOf(this), { maximumFractionDigits: 1, ...(sign && { signDisplay: sign }) })
    const said = score === null ? texts.noScore : format(score)
    return html`<article class="card">
      <div class="top">
        ${ring(score, said, score === null ? said : `${said} ${texts.of100}`)}
        <div class="words">
          <h3>${title}</h3>
          <p class="band">${band ? texts[band] : ''}</p>
          <p class="muted">${[period.replace('-', ' '), isProvisional ? texts.provisional : ''].filter(Boolean).join(' · ')}</p>
          ${change === null ? '' : html`<p class="muted">${format(change, 'exceptZero')} ${texts.since}</p>`}
        </div>
      </div>
      ${fixFirst.length > 0 ? html`<h4>${texts.fixFirst}</h4><ol>${fixFirst.map((text) => html`<li>${text}</li>`)}</ol>` : ''}
      ${this.#link()}
    </article>`
  }

  #link(): TemplateResult {
    const path = `/brands/${encodeURIComponent(this.brand)}/scorecards/scorecard/${encodeURIComponent(this.audit)}/intro`
    return html`<p><a href=${this.session.portal + path}>${this.texts.open}</a></p>`
  }
}

/** Begins at the top; the gaps are where the bands begin. */
function ring(score: number | null, said: string, label: string): TemplateResult {
  const parts = [0, ...BAND_CUTS].map((from) => {
    const length = Math.min(Math.max((score ?? 0) - from, 0), 25 - GAP)
    const arc = (name: string, long: number) =>
      svg`<circle class=${name} cx="50" cy="50" r=${RADIUS} pathLength="100" stroke-dasharray=${`${long} 100`} stroke-dashoffset=${-from} transform="rotate(-90 50 50)"></circle>`
    return svg`${arc('', 25 - GAP)}${length > 0 ? arc('value', length) : ''}`
  })
  return html`<svg class="ring" viewBox="0 0 100 100" role="img" aria-label=${label}>
    ${parts}<text class="score" x="50" y="58">${score === null ? '–' : said}</text>
  </svg>`
}
