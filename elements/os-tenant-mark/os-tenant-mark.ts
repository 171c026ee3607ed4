import { css, html, nothing, svg } from 'lit'
import { tenantShape } from '../../shell/contract/tenant-shape.ts'
import { tenants } from '../../themes/tenants.ts'
import { booleanAttribute } from '../boolean-attribute.ts'
import { DressedElement } from '../dressed-element.ts'
import { elementBase } from '../element-base.ts'

declare global {
  interface HTMLElementTagNameMap {
    'os-tenant-mark': OsTenantMark
  }
}

/** A tenant's sign, with its name beside it when `named`; anybody may embed it. */
export class OsTenantMark extends DressedElement {
  static override properties = {
    tenant: {},
    named: booleanAttribute,
    label: {},
  }
  static override styles = [
    elementBase,
    css`
    :host { display: inline-flex; vertical-align: middle }
    .look { display: inline-flex; vertical-align: middle; align-items: center; gap: var(--os-space-2); font-size: var(--os-font-size-l); font-weight: var(--os-font-weight-semibold) }
    svg { flex: none; width: 24px; height: 24px }
    .first { fill: var(--os-color-brand-primary) }
    .second { fill: var(--os-color-text) }
  `,
  ]
  /** Writes the name beside the sign. */
  declare named: boolean
  /** What the sign alone is called; '' where words beside it say so. The tenant's name when left out. */
  declare label: string | undefined

  constructor() {
    super()
    this.tenant = ''
    this.named = false
  }

  override render() {
    const tenant = this.tenant || '' // null once the attribute is taken away
    const name = tenants.find(({ code }) => code === tenant)?.name ?? tenant
    const label = this.named ? '' : (this.label ?? name)
    return html`<span class="look">${sign(tenant, label)}${this.named ? html`<span>${name}</span>` : nothing}</span>`
  }
}

const sign = (code: string, label: string) => html`
  <svg viewBox="0 0 24 24" role=${label ? 'img' : 'presentation'} aria-label=${label || nothing} aria-hidden=${label ? nothing : 'true'}>
    ${tenantShape(code).map(({ path, second }) => svg`<path class=${second ? 'second' : 'first'} d=${path}></path>`)}
  </svg>`
