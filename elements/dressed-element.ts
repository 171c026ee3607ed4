import { LitElement } from 'lit'
import { TenantLook } from './tenant-look.ts'

/** An element that wears its tenant's look, and is not drawn before it does. */
export abstract class DressedElement extends LitElement {
  /** Whose look it wears; without one, what the page around has. */
  declare tenant: string
  readonly #look = new TenantLook(this)

  protected override async scheduleUpdate(): Promise<void> {
    await this.#look.ready()
    await super.scheduleUpdate()
  }

  /** Lit gives back only now what a page has set before this script came: a tenant of then is dressed first. */
  protected override shouldUpdate(): boolean {
    if (this.hasUpdated || this.#look.fits) return true
    queueMicrotask(() => this.requestUpdate())
    return false
  }

  /** In another document, where the style sheets of this one do not hold. */
  adoptedCallback(): void {
    if (this.renderRoot && this.ownerDocument.defaultView) this.#look.adopt()
  }
}
